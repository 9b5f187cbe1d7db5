/** What a seat may know. Made by `tools/protocol.py` from the title's `view_types.py`. */

export type Discipline = 'discovery' | 'literature' | 'religion' | 'arts' | 'politics';

export type Colour = 'blue' | 'red' | 'green' | 'yellow' | 'white';

export type Artwork = 'sculpture' | 'scroll' | 'painting';

export type Booked = 'discovery' | 'religion' | 'arts' | 'politics';

export type Tiled = 'discovery' | 'literature' | 'religion' | 'arts';

export type Reward = 'ship' | 'disc' | 'religion disc' | 'helper' | 'points';

export type Room = 'bonus' | 'discovery' | 'literature' | 'religion' | 'arts' | 'politics';

export type Stage = 'rounds' | 'levelling' | 'A' | 'B' | 'C' | 'over';

export type Phase =
  | 'arrange'
  | 'move'
  | 'act'
  | 'work'
  | 'write'
  | 'place'
  | 'take'
  | 'return'
  | 'buy'
  | 'give'
  | 'fetch'
  | 'insert'
  | 'over';

export type Source =
  | 'masterpieces'
  | 'income'
  | 'books'
  | 'retiring'
  | 'leading-ship'
  | 'patron-value'
  | 'religious-author'
  | 'two-fields'
  | 'patron'
  | 'bonus-majority'
  | 'museum';

export interface NextTile {
  /** Which bonus tile of the discipline would be next; 4 for who has all three. */
  nth: number;
  /** What its condition asks for; for Discovery in helper spaces of the income track. */
  needed: number;
  /** How much of that is there. */
  reached: number;
  /** Whether the condition is met. */
  met: boolean;
}

export interface Discs {
  /** Discs in hand. */
  supply: number;
  /** Discs in the hall of Religion. */
  fields: Record<Discipline, number>;
  /** Discs in the bonus room. */
  bonus: number;
}

export interface Income {
  /** What taking income would bring. */
  florins: number;
  /** Whether the patron can still be moved for it. */
  allowed: boolean;
}

/** A player's board. */
export interface House {
  /** Whose it is. */
  seat: number;
  /** Where the figure stands; null once retired. */
  space: string | null;
  /** Florins. */
  money: number;
  /** The income that could be taken. */
  income: Income;
  /** The ship's space on the income track, 0 at its start. */
  ship: number;
  /** The worker space of the patron, counted from 1. */
  patron: number;
  /** Whether the patron lies on his back. */
  turned: boolean;
  /** Who works, by worker space. */
  workers: (Person | null)[];
  /** Who is on the recruitment track, the newest first. */
  recruits: (Person | null)[];
  /** Helpers. */
  helpers: Record<Colour, number>;
  /** How many helpers one may keep. */
  helper_limit: number;
  /** Books on the shelf. */
  books: Record<Booked, number>;
  /** Full columns of books. */
  columns: number;
  /** The discs. */
  discs: Discs;
  /** Discs that count for the majority in the bonus room. */
  bonus_discs: number;
  /** Works in the museum. */
  art: Record<Artwork, number>;
  /** What they are worth together. */
  art_value: number;
  /** What counts for the comparison of museums. */
  museum: number;
  /** Bonus tiles. */
  tiles: string[];
  /** The points under the own pillars. */
  masterpieces: Partial<Record<Discipline, number>>;
  /** 1 for the first to retire; null for who has not. */
  retired: number | null;
  /** Lasting strength from bonus tiles and helpers. */
  strength: Record<Discipline, number>;
  /** The next bonus tile of each discipline. */
  next_tile: Record<Tiled, NextTile>;
  /** Points by source, as if the game ended now; without those of 0. */
  points: Partial<Record<Source, number>>;
  /** Their sum. */
  total: number;
}

export interface Owed {
  /** Books still to be written. */
  books: number;
  /** Discs still to be placed. */
  discs: number;
  /** Helpers still to be taken. */
  helpers: number;
  /** The bonus tile that is being paid for. */
  tile: string | null;
  /** The person in hand, to be inserted. */
  person: Person | null;
}

export interface Activation {
  /** What is activated. */
  discipline: Discipline;
  /** The strength so far. */
  strength: number;
  /** How much of it comes from discs and florins. */
  boost: number;
  /** Whether the person that it takes is hired, or dismissed, already. */
  ready: boolean;
  /** Worker spaces filled in this activation, counted from 1. */
  hired: number[];
}

export interface Strengths {
  /** The least strength that an activation could have. */
  least: number;
  /** The most. */
  most: number;
}

export interface BookReward {
  /** What the book brings. */
  kind: Reward;
  /** How much of it. */
  amount: number;
}

export interface IncomeSpace {
  /** Income for a ship on this space. */
  florins: number;
  /** Points at the end. */
  points: number;
  /** Whether reaching it brings a helper. */
  helper: boolean;
}

export interface OfferedTile {
  /** The bonus tile's name. */
  tile: string;
  /** Whose condition and helper it asks for. */
  discipline: Discipline;
}

export interface Refill {
  /** The rooms without persons. */
  empty_rooms: Discipline[];
  /** With so many empty rooms persons are drawn, and a round ends. */
  needed: number;
  /** Persons in the draw pile. */
  pile: Record<Discipline, number>;
  /** Persons in the discard pile. */
  discard: Record<Discipline, number>;
  /** Start persons that are out of the game. */
  removed: Record<Discipline, number>;
}

export interface Reach {
  /** A space that the figure in turn may move to. */
  space: string;
  /** How many steps, counting free spaces. */
  steps: number;
  /** Who would be recruited there. */
  person: Person | null;
  /** The recruit who would fall off the track. */
  leaves: Person | null;
  /** Whether this move would empty so many rooms that persons are drawn. */
  refill: boolean;
  /** Whether it may be entered: the bonus room only by who can buy a tile. */
  legal: boolean;
}

export interface Niche {
  /** The strength that its masterpiece takes. */
  strength: string;
  /** What it brings. */
  points: number;
  /** The seat whose pillar stands there. */
  owner: number | null;
  /** Whether it is out of the game. */
  covered: boolean;
}

export interface RoomState {
  /** How many persons are in the room. */
  persons: number;
  /** Its masterpieces. */
  masterpieces: Niche[];
  /** The other discipline that can be activated from here. */
  partner: Discipline;
}

export interface Person {
  /** The person's name. */
  name: string;
  /** What the person does. */
  discipline: Discipline;
  /** Whether it is one of the start persons. */
  start: boolean;
}

export interface Space {
  /** Its name, such as arts-2; bonus for the bonus room. */
  space: string;
  /** The room it belongs to. */
  room: Room;
  /** Who stands there. */
  person: Person | null;
  /** The seats whose figures stand there. */
  figures: number[];
}

/** All that may be known of a game of La Stanza, which is the same for all. */
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
  /** How many there are. */
  rounds: number;
  /** The rounds, the turns until all had equally many, the last turns. */
  stage: Stage;
  /** What is asked. */
  phase: Phase;
  /** Whose turn it is; null at the end. */
  turn: number | null;
  /** The spaces, clockwise. */
  ring: Space[];
  /** The rooms. */
  rooms: Record<Discipline, RoomState>;
  /** While a move is asked: the spaces within reach, the nearest first. */
  reachable: Reach[];
  /** When persons are drawn, and from what. */
  refill: Refill;
  /** Helpers in the supply. */
  helpers: Record<Colour, number>;
  /** Works in the supply. */
  art: Record<Artwork, number>;
  /** What a work of each kind is worth. */
  art_values: Record<Artwork, number>;
  /** Bonus tiles on offer. */
  tiles: OfferedTile[];
  /** The numbers that the texts of bonus tiles name. */
  tile_figures: Record<string, number>;
  /** The spaces of the income track. */
  income_track: IncomeSpace[];
  /** What the 1st to 4th book of a discipline bring. */
  book_rewards: Record<Booked, (BookReward | null)[]>;
  /** What hiring costs, by worker space. */
  hire_cost: number[];
  /** Points for a patron who lies on his back; less than 0. */
  turned_points: number;
  /** Points for retiring 1st, 2nd and so on. */
  retiring: number[];
  /** Points for most discs in the bonus room, by place. */
  bonus_majority: number[];
  /** Points for the best museum, by place. */
  museum: number[];
  /** What the works of art that nobody has are worth. */
  neutral_museum: number;
  /** After moving: how strong an activation could become, null where there can be none; else empty. */
  prospects: Partial<Record<Discipline, Strengths | null>>;
  /** The activation under way. */
  activation: Activation | null;
  /** What is still to be taken. */
  owed: Owed;
  /** The players' boards. */
  seats: House[];
}
