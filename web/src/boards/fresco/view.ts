/** What a seat may know. Made by `tools/protocol.py` from the title's `view_types.py`. */

export type Paint = 'red' | 'yellow' | 'blue' | 'orange' | 'green' | 'purple' | 'pink' | 'brown';

export type Back =
  'plain' | 'orange' | 'green' | 'orange-green' | 'purple' | 'orange-purple' | 'green-purple' | 'orange-green-purple';

export type BackColour = 'orange' | 'green' | 'purple';

export type RequestKind = 'general' | 'purple' | 'orange' | 'green';

export type Lasting = 'abbot' | 'actor' | 'churchwarden' | 'servant-of-god';

export type Phase =
  | 'wake-up'
  | 'planning'
  | 'market'
  | 'cathedral'
  | 'studio'
  | 'workshop'
  | 'theatre'
  | 'second-cathedral'
  | 'income'
  | 'final-scoring';

export type WorkPlace = 'market' | 'cathedral' | 'studio' | 'workshop';

export type Place = 'market' | 'cathedral' | 'studio' | 'workshop' | 'theatre' | 'second-cathedral';

export interface Ending {
  /** Tiles that are still on the wall. */
  tiles: number;
  /** With so many or fewer at its beginning a round is the last. */
  tiles_left: number;
  /** The round that is the last in any case. */
  most_rounds: number;
  /** Thalers for a point at the end. */
  money_per_point: number;
}

export interface Request {
  /** The kind. */
  request: RequestKind;
  /** The points of the tiles that are left, the uppermost first. */
  points: number[];
  /** How many fitting tiles the viewer has; null for an onlooker. */
  showing: number | null;
}

export interface Card {
  /** The portrait's name. */
  card: string;
  /** Whether it stays before its painter and works on. */
  lasting: boolean;
  /** Thalers at once. */
  coins: number;
  /** Points at once. */
  points: number;
  /** How far it lifts the mood. */
  mood: number;
  /** Cubes at once. */
  paint: Paint[];
  /** Cubes of primary colours of one's choice. */
  choice: number;
}

export interface Portraits {
  /** The cards that can be painted. */
  open: Card[];
  /** How many are still to be revealed. */
  left: number;
}

export interface Stall {
  /** Its number, counted from 1. */
  stall: number;
  /** Whether it can still be visited this round. */
  open: boolean;
  /** The market tiles that it offers. */
  tiles: string[];
}

export interface Figures {
  /** What an apprentice in the studio earns. */
  studio_coins: number;
  /** How often an apprentice in the workshop mixes. */
  mixes: number;
  /** The bonus for the bishop's own tile. */
  bonus_on: number;
  /** The bonus for a tile beside him. */
  bonus_beside: number;
  /** What a step of the bishop costs. */
  step_price: number;
  /** What a move further by the churchwarden costs. */
  churchwarden_price: number;
  /** Income for each restored tile. */
  income_per_tile: number;
  /** How many tiles a request takes. */
  request_tiles: number;
}

export interface Sheet {
  /** The places of this round's side, in the order of the day. */
  places: Place[];
  /** How many apprentices fit in one. */
  each: number;
}

export interface Mix {
  /** The blend. */
  paint: Paint;
  /** The two cubes that it is mixed from. */
  from: Paint[];
  /** Whether the viewer has them. */
  possible: boolean;
}

/** One way to pay the altar. */
export interface Payment {
  /** The notation. */
  move: string;
  /** The cubes that are paid. */
  paints: Paint[];
  /** What they bring. */
  points: number;
  /** The paint that is left. */
  kept: Partial<Record<Paint, number>>;
  /** Whether it spares one's paint best for its points. */
  best: boolean;
}

export interface Blends {
  /** The cubes of the second way. */
  paints: Paint[];
  /** What they bring. */
  points: number;
  /** More for each pink cube; null without the special blends. */
  pink: number | null;
  /** More for each brown cube; null without the special blends. */
  brown: number | null;
}

export interface Primary {
  /** The cubes of the first way. */
  paints: Paint[];
  /** What they bring. */
  points: number;
  /** One more for each that is replaced by a blend. */
  replaced: number;
}

export interface Altar {
  /** The first way. */
  primary: Primary;
  /** The second way. */
  blends: Blends;
  /** Every payment that the viewer can make, the sensible ones first. */
  payments: Payment[];
}

export interface Tile {
  /** Points for restoring it. */
  value: number;
  /** The cubes it takes. */
  cost: Paint[];
  /** The colours on its back, for requests. */
  back: BackColour[];
}

export interface Square {
  /** Its name, a1 to e5. */
  square: string;
  /** The tile; null once it is restored. */
  tile: Tile | null;
  /** The bishop's bonus for the viewer, as he stands now. */
  bonus: number;
  /** The most that the bonus could become by one step of his. */
  by_step: number;
  /** Whether the viewer has the paint. */
  affordable: boolean;
}

export interface Leonardo {
  /** Points; 0 on a start space. */
  score: number;
  /** The number of the start space; null once there are points. */
  start: number | null;
  /** The seat that decides for him this round. */
  leader: number;
  /** When he gets up; null until it is chosen. */
  time: number | null;
  /** Where he stands. */
  square: string;
  /** Tiles that he has restored, by their backs. */
  tiles: Partial<Record<Back, number>>;
  /** His apprentices by place. */
  plan: Record<WorkPlace, number>;
  /** Tiles that he may restore next. */
  squares: string[];
}

export interface Seat {
  /** Points; 0 on a start space. */
  score: number;
  /** The number of the start space, 1 for S1; null once there are points. */
  start: number | null;
  /** The space of the mood column. */
  mood: number;
  /** How many work this round. */
  apprentices: number;
  /** When it gets up; null until it has chosen. */
  time: number | null;
  /** What a market tile costs it today. */
  price: number | null;
  /** Thalers; null behind another's screen. */
  money: number | null;
  /** Cubes by colour; null behind another's screen. */
  paint: Record<Paint, number> | null;
  /** Restored tiles that lie loose, by their backs. */
  tiles: Partial<Record<Back, number>>;
  /** Requests fulfilled, by kind. */
  requests: Partial<Record<RequestKind, number>>;
  /** Portraits that stay. */
  lasting: Lasting[];
  /** Thalers that the next income would bring. */
  income: number;
  /** How far an apprentice in the theatre lifts the mood. */
  theatre: number;
  /** While planning: whether its plan is made. */
  committed: boolean;
  /** Apprentices by place, null for a place that is not decided; null as a whole while the plan is secret or none. */
  plan: Record<Place, number | null> | null;
}

export interface Mood {
  /** The highest space of the column; the lowest is 1. */
  highest: number;
  /** How many apprentices go to work, by space from the lowest. */
  apprentices: number[];
}

export interface Bed {
  /** The hour. */
  time: number;
  /** How far the mood goes up for who gets up then; down below 0. */
  mood: number;
  /** What a market tile costs who gets up then. */
  price: number;
  /** Who gets up then. */
  actor: number | 'leonardo' | null;
}

export interface Choice {
  /** Who has landed on a taken space of the score track. */
  actor: number | 'leonardo';
  /** The next free space ahead; a start space by its name, S2. */
  ahead: number | string;
  /** The next free space behind. */
  behind: number | string;
}

export interface Turn {
  /** Whose turn it is. */
  actor: number | 'leonardo';
  /** Apprentices still at work in this place; mixes in the workshop. */
  work: number;
  /** Paints still to choose, or tiles still to stack. */
  picks: number;
  /** The stall that is visited, counted from 1. */
  stall: number | null;
  /** The request whose tiles are stacked. */
  request: RequestKind | null;
  /** Whether the bishop has been moved, so that a tile must be restored. */
  stepped: boolean;
  /** Whether what goes once a round here (portrait, request) is used. */
  used: boolean;
}

/** All that a seat may know of a game of Fresco. */
export interface View {
  /** The title. */
  game: string;
  /** How many play. */
  players: number;
  /** What the table chose, by the options' names. */
  options: Record<string, boolean | number | string>;
  /** Whose view it is, counted from 0; null for an onlooker. */
  seat: number | null;
  /** The seats that owe a decision; several when they decide at once in secret. */
  awaiting: number[];
  /** Whether the game has ended. */
  over: boolean;
  /** The points of each seat, as they stand. */
  scores: number[];
  /** At the end: the place of each seat, 1 for who has won; equals share a place. */
  places?: number[];
  /** The round, counted from 1. */
  round: number;
  /** Whether it is the last one, from its beginning or since the last tile was restored. */
  last_round: boolean;
  /** What is done. */
  phase: Phase;
  /** The painters in this phase's order. */
  order: (number | 'leonardo')[];
  /** Whose turn it is; null while planning and at the end. */
  turn: Turn | null;
  /** Whether the churchwarden has sent the bishop far this round. */
  churchwarden_used: boolean;
  /** Who still stands on S1, S2 and so on. */
  start_spaces: (number | 'leonardo' | null)[];
  /** What is to be chosen on the score track. */
  choice: Choice | null;
  /** The times, the earliest first. */
  hostel: Bed[];
  /** The mood column. */
  mood: Mood;
  /** What each player has, as far as it is shown. */
  seats: Seat[];
  /** The third painter of a game of two. */
  leonardo: Leonardo | null;
  /** The bishop's square. */
  bishop: string;
  /** The 25 squares, row by row. */
  fresco: Square[];
  /** What the altar takes and brings. */
  altar: Altar;
  /** The blends that are known. */
  mixes: Mix[];
  /** The action sheet. */
  sheet: Sheet;
  /** What places and bishop pay or cost. */
  figures: Figures;
  /** The market. */
  stalls: Stall[];
  /** Market tiles that are not on display. */
  bag: string[];
  /** The portraits, with the option. */
  portraits: Portraits | null;
  /** The bishop's requests, with the option. */
  requests: Request[] | null;
  /** What the end depends on. */
  ending: Ending;
}
