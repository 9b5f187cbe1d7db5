/** What a seat may know. Made by `tools/protocol.py` from the title's `view_types.py`. */

export type Landscape = 'forest' | 'lake' | 'park';

export type Freedom = 'religion' | 'travel' | 'opinion';

export type Building =
  | 'university'
  | 'laboratory'
  | 'workshop'
  | 'library'
  | 'opera'
  | 'studio'
  | 'hospital'
  | 'theater'
  | 'tower'
  | 'chapel';

export type TileName =
  | 'university'
  | 'laboratory'
  | 'workshop'
  | 'library'
  | 'opera'
  | 'studio'
  | 'hospital'
  | 'theater'
  | 'tower'
  | 'chapel'
  | 'forest'
  | 'lake'
  | 'park';

export type Stocked =
  | 'university'
  | 'laboratory'
  | 'workshop'
  | 'library'
  | 'opera'
  | 'studio'
  | 'hospital'
  | 'theater'
  | 'tower'
  | 'chapel'
  | 'forest'
  | 'lake'
  | 'park'
  | 'jester'
  | 'builder'
  | 'recruiting'
  | 'religion'
  | 'travel'
  | 'opinion';

export type LotName = 'forest' | 'lake' | 'park' | 'jester' | 'builder' | 'prestige' | 'recruiting' | 'landscape';

export type Character = 'muse' | 'cardinal' | 'princess' | 'merchant' | 'professor' | 'banker';

export type Deck = 'person' | 'prestige' | 'bonus';

export type Part = 'people' | 'auction' | 'characters' | 'actions' | 'end';

export type Phase =
  | 'people'
  | 'open'
  | 'bid'
  | 'merchant'
  | 'pick'
  | 'place'
  | 'keep'
  | 'recruit'
  | 'court'
  | 'offer'
  | 'favour'
  | 'act'
  | 'bonus'
  | 'prestige'
  | 'across'
  | 'ask'
  | 'answer'
  | 'settle'
  | 'banker'
  | 'over';

export interface Looking {
  /** The deck. */
  deck: Deck;
  /** The cards, of which one is kept. */
  cards: string[];
}

/** What having one thing more would bring. */
export interface Gain {
  /** Points at once. */
  points: number;
  /** By how much each person's work would be worth more, bonus cards included. */
  values: Record<string, number>;
}

export interface PrestigeCard {
  /** The prestige card. */
  name: string;
  /** What it is worth as things stand. */
  points: number;
}

export interface BonusCard {
  /** The bonus card. */
  name: string;
  /** What it would add to a work now. */
  adds: number;
}

export interface WorkParts {
  /** For the building that the person wants. */
  building: number;
  /** For the landscape. */
  landscape: number;
  /** For the freedom. */
  freedom: number;
  /** For jesters. */
  jesters: number;
  /** For cards of people and recruiting, in hand and on the table. */
  people: number;
  /** For the Muse. */
  muse: number;
}

/** A person in hand, and the work that it could complete. */
export interface Worker {
  /** The person. */
  name: string;
  /** What a work would be worth as it stands. */
  value: number;
  /** The same with every bonus card in hand. */
  with_bonus: number;
  /** Whether that is enough in this round. */
  enough: boolean;
  /** What the person wants and the court has. */
  has: string[];
  /** What one purchase would add, by thing. */
  missing: Record<string, number>;
  /** What the value is made of. */
  parts: WorkParts;
}

export interface Hand {
  /** People in hand. */
  people: Worker[];
  /** Bonus cards in hand. */
  bonus: BonusCard[];
  /** Prestige cards in hand. */
  prestige: PrestigeCard[];
  /** What the princess's work is worth, for who has her. */
  princess: number | null;
  /** Florins, and what points could be sold for. */
  funds: number;
  /** The person that the viewer gives back at the beginning. */
  given_back: string | null;
  /** Decks from the top: cards that the viewer knows to lie there. */
  remembered: Record<Deck, (string | null)[]>;
  /** What one object, building, freedom or person more would bring. */
  gains: Record<string, Gain>;
  /** How many places each tile still finds. */
  places: Record<TileName, number>;
}

export interface Tile {
  /** The tile. */
  tile: TileName;
  /** The cells that it covers. */
  cells: number[][];
  /** Whether the other part lies on a neighbour's board. */
  shared: boolean;
}

/** A court as all see it. */
export interface Court {
  /** Whose it is. */
  seat: number;
  /** Florins; null if they are not shown. */
  cash: number | null;
  /** Prestige points so far. */
  points: number;
  /** The place on the score track, 1 for the first. */
  rank: number;
  /** The cells of the palazzo. */
  palazzo: number[][];
  /** What is laid on the board. */
  tiles: Tile[];
  /** Its buildings. */
  buildings: Building[];
  /** How many of each landscape. */
  landscapes: Record<Landscape, number>;
  /** Its freedoms. */
  freedoms: Freedom[];
  /** Jesters. */
  jesters: number;
  /** Builders. */
  builders: number;
  /** Cards of people and recruiting in hand. */
  hand_count: number;
  /** People in hand whom all have seen. */
  known_hand: string[];
  /** Recruiting cards in hand. */
  recruiting: number;
  /** People who have completed a work. */
  table: string[];
  /** Recruiting cards that were used. */
  recruiting_on_table: number;
  /** Bonus cards in hand. */
  bonus_count: number;
  /** Prestige cards in hand. */
  prestige_count: number;
  /** Its prestige cards, once they are open. */
  prestige: string[] | null;
  /** Its best work of this round. */
  work: number;
  /** The character that it has. */
  character: Character | null;
  /** The character that it courts. */
  marker: Character | null;
  /** What it has offered for that. */
  offer: number | null;
  /** What a building costs it. */
  building_price: number;
  /** Cells that are not covered. */
  empty_cells: number;
  /** Tiles that still find a place. */
  fits: TileName[];
  /** The neighbour on the left. */
  left: number | null;
  /** The neighbour on the right. */
  right: number | null;
  /** While people are chosen: whether it has chosen. */
  committed: boolean;
}

export interface Person {
  /** The person. */
  name: string;
  /** The number of the card. */
  number: number;
  /** The building that adds to the work. */
  building: Building;
  /** The landscape that adds to the work. */
  landscape: Landscape;
  /** The freedom that adds to the work. */
  freedom: Freedom;
  /** On the table, known to be in somebody's hand, known to the viewer to lie in the deck, or unknown. */
  state: 'table' | 'hand' | 'deck' | 'unknown';
  /** Before whom it lies, or in whose hand. */
  owner: number | null;
}

export interface BestWork {
  /** The best work of this round so far; 0 for none. */
  value: number;
  /** Who has made it. */
  seats: number[];
}

/** A common building that is negotiated. */
export interface Project {
  /** The building. */
  building: TileName;
  /** Who proposes it. */
  active: number;
  /** Who is asked. */
  partner: number;
  /** On which side of the active player the partner sits. */
  side: 'left' | 'right';
  /** The placement, in notation; null until it is chosen. */
  placement: string | null;
  /** The cells of each part, by seat. */
  parts: Record<string, number[][]>;
  /** What the partner is to pay, or pays; null until it is named. */
  payment: number | null;
  /** How many proposals were refused. */
  refused: number;
  /** How many may be made. */
  proposals: number;
}

export interface Placing {
  /** The tile that is to be laid. */
  tile: TileName;
  /** Who lays it. */
  seat: number;
  /** For a common building: the seat left of the border. */
  left: number | null;
  /** For a common building: the seat right of the border. */
  right: number | null;
}

export interface Actions {
  /** Whose actions they are. */
  active: number;
  /** How many are left. */
  left: number;
  /** Whether a person was bought in this turn. */
  person_drawn: boolean;
  /** Whether a freedom was bought in this turn. */
  freedom_taken: boolean;
  /** Who is completing a work, a person or the princess. */
  worker: string | null;
  /** What the work is worth so far. */
  value: number | null;
}

export interface CharacterCard {
  /** The character. */
  name: Character;
  /** Whether it has been won this round. */
  taken: boolean;
  /** The seat that has it. */
  holder: number | null;
  /** The seat whose marker lies there. */
  marker: number | null;
  /** The offer that stands. */
  offer: number | null;
  /** The lowest offer that can be made now. */
  lowest: number;
  /** The highest field of the card. */
  highest: number;
}

export interface Characters {
  /** The characters in their order. */
  cards: CharacterCard[];
  /** Florins that the banker would bring. */
  pot: number;
  /** The character for whom an offer is asked. */
  courted: Character | null;
}

export interface Auction {
  /** The seat that names an object. */
  opener: number;
  /** Seats that have bought nothing in this round. */
  still: number[];
  /** The object that is bid for. */
  lot: LotName | null;
  /** The highest bid. */
  price: number | null;
  /** Who has made it. */
  leader: number | null;
  /** Seats that have not passed. */
  bidders: number[];
  /** The next bid, while bids are asked for. */
  next_bid: number | null;
}

export interface Lot {
  /** The object. */
  name: LotName;
  /** Whether it can be auctioned in this round. */
  open: boolean;
  /** How many are left. */
  left: number;
}

export interface Prices {
  /** Where an auction begins. */
  base: number;
  /** By how much a bid is higher than the one before. */
  raise: number;
  /** A person. */
  person: number;
  /** A freedom. */
  freedom: number;
  /** A bonus card. */
  bonus: number;
  /** A building, by the number of own builders. */
  building: number[];
  /** Florins for a point, where points are sold. */
  point: number;
  /** Florins paid for each point of a work's value. */
  work: number;
  /** Florins for a step back on the score track; null with Muse & Princess. */
  step_back: number | null;
}

/** All that a seat may know of a game of The Princes of Florence. */
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
  /** What a work must be worth in this round. */
  minimum: number;
  /** The same for all rounds. */
  minimums: number[];
  /** The seat that begins the round. */
  starter: number;
  /** What is asked. */
  phase: Phase;
  /** Who answers; null while people are chosen and at the end. */
  turn: number | null;
  /** The part of the round, as the book divides it. */
  part: Part;
  /** What things cost. */
  prices: Prices;
  /** What can still be had. */
  stock: Record<Stocked, number>;
  /** Cards left in each deck. */
  decks: Record<Deck, number>;
  /** Bonus cards that are out of the game. */
  used_bonus: string[];
  /** The objects in the order of the auction. */
  lots: Lot[];
  /** The auction, in phase A. */
  auction: Auction | null;
  /** The characters, with Muse & Princess. */
  characters: Characters | null;
  /** The actions, in phase B. */
  actions: Actions | null;
  /** The tile that is to be laid. */
  placing: Placing | null;
  /** The common building that is negotiated. */
  project: Project | null;
  /** The best work of this round. */
  best_work: BestWork;
  /** All people in the order of their cards. */
  people: Person[];
  /** For each tile its ways to lie: cells from the upper left corner of its box, by the way's name. */
  shapes: Record<TileName, Record<string, number[][]>>;
  /** What each player has, as far as it is shown. */
  seats: Court[];
  /** What the viewer has in hand; null for an onlooker. */
  hand: Hand | null;
  /** The cards that the viewer looks at. */
  looking: Looking | null;
}
