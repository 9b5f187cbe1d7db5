/** The server's answers and pushes. Made by `tools/protocol.py` from the shapes in the code. */
import type { View } from '../boards/types';

export interface StatePush {
  push: 'state';
  as: number | null;
  number: number;
  state: TableState;
}

/** Everything that the holder of a token may know. */
export interface TableState {
  /** Of the last entry, as the viewer counts. */
  number: number;
  as: number | null;
  host: boolean;
  table: Table;
  game: Position | null;
  log: LogLine[];
  chat: ChatLine[];
  /** Figures in the names of things, by thing, as this table plays with them. */
  labels: Record<string, Record<string, number>>;
}

/** The table around the game. */
export interface Table {
  id: string;
  title: string;
  name: string;
  options: Record<string, boolean | number | string>;
  status: 'new' | 'open' | 'running' | 'over' | 'ended' | 'broken' | 'outdated';
  /** Why it was set aside. */
  problem: string | null;
  public: boolean;
  /** The page asks once more at the end of a turn. */
  confirm: boolean;
  /** Its seed was chosen; unrated. */
  study: boolean;
  hints: boolean;
  created: number;
  updated: number;
  /** Hash of seed and table, from the start on. */
  commitment: string | null;
  seats: Seat[];
  clock: Clock | null;
  proposal: Proposal | null;
  /** The table at which the same people play again. */
  rematch: string | null;
  branch_of: string | null;
  /** From which move of the other table. */
  parent_at: number | null;
  onlookers: number;
  /** True where chance said who sits where. */
  drawn?: boolean;
  /** Of friends, in which it is played. */
  circle?: string;
  /** The name of the corrected ones with which is played. */
  figures?: string;
  /** When the game is over. */
  proof?: Proof;
}

/** Who sits there. */
export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  /** Of a bot or a free seat in the reader's language. */
  name: string;
  ready: boolean;
  online: boolean;
  /** Of the bot that plays it, if one does. */
  level: string | null;
  /** A bot plays it, for good or for its person. */
  bot: boolean;
  /** By which it is known at this table. */
  arms: Arms;
  /** Of a free seat, before the start, for the host. */
  token?: string;
  /** Of a bot: which face goes with its name. */
  face?: number;
  /** Of a bot with a name: how strong its level is. */
  stars?: number;
  /** Of the bot that plays it, in the reader's language. */
  level_title?: string;
}

export interface Arms {
  emblem: 'lily' | 'lion' | 'tower' | 'bee' | 'moon' | 'sun' | 'rose' | 'key' | 'anchor' | 'grapes';
  colour: 'lapis' | 'terracotta' | 'verdigris' | 'saffron' | 'plum' | 'slate' | 'azure' | 'blush';
}

/** The clock, true at the time `at`. */
export interface Clock {
  kind: 'player' | 'move';
  seconds: number;
  increment: number;
  then: 'bot' | 'wait';
  /** Seconds by seat; null for bots. */
  left: (number | null)[];
  /** The seats that are losing time. */
  running: number[];
  at: number;
}

/** What everyone's consent is asked for. */
export interface Proposal {
  what: 'undo' | 'takeover' | 'end';
  /** Of an undo: the move to go back to. */
  to?: number;
  /** Of a takeover: the bot's. */
  level?: string;
  /** Who asks. */
  seat: number;
  agreed: number[];
  owed: number[];
  /** Of a takeover: for whom the bot. */
  target?: number;
  /** Of its entry: who answers names it. */
  number: number;
  /** All of it in a sentence. */
  text: string;
}

/** The commitment to the seed; the rest only when the game is over. */
export interface Proof {
  commitment: string;
  seed: string | null;
  salt: string | null;
  /** What the commitment is the SHA-256 of. */
  text: string | null;
}

/** The game as one viewer may know it. */
export interface Position {
  /** How many have been played, as the viewer counts. */
  move: number;
  awaiting: number[];
  over: boolean;
  question: Question | null;
  moves: Move[];
  view: View;
  undo: Undo | null;
  premove: Premove | null;
  /** The number of the view, for who wants changes. */
  sight?: number;
}

/** What is asked: the message, its arguments, and the sentence. */
export interface Question {
  rule: string;
  args: Record<string, string | number | string[] | number[]>;
  text: string;
}

/** One legal move. */
export interface Move {
  /** Its notation. */
  text: string;
  kind: string;
  args: Record<string, string | number>;
  /** What it does, in the reader's language. */
  words: string;
}

/** To which moves one may go back. */
export interface Undo {
  /** Alone, one step. */
  to: number | null;
  /** Alone, to the beginning of one's turn. */
  reset: number | null;
  /** By asking the others. */
  ask: number | null;
}

/** One's standing order. */
export interface Premove {
  rule: 'bid' | 'pass';
  limit: number | null;
  /** Why it has ended. */
  stopped: string | null;
}

/** One line of the log: an event of the title, or one of the table. */
export interface LogLine {
  /** Of its entry. */
  number: number;
  /** Of its entry's lines. */
  line: number;
  /** Of the game; 0 for what is no move. */
  move: number;
  /** -1 for the table. */
  seat: number;
  kind: string;
  args: Record<string, string | number | string[] | number[]>;
  /** Not for light sockets. */
  text: string;
  /** It has been taken back. */
  undone?: boolean;
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  time: number;
  text: string;
}

/** What happened since the number that was given as `after`. */
export interface MissedPush {
  push: 'missed';
  as: number | null;
  number: number;
  entries: Entry[];
  game: Position | null;
  table: Table;
}

/** Something that happened. */
export interface Entry {
  number: number;
  kind: string;
  seat: number | null;
  time: number;
  /** "bot", or of one's own moves "premove": the server played. */
  by?: string;
  /** Of one's own play. */
  moves?: string[];
  chat?: ChatLine;
  log: LogLine[];
}

export interface EntryPush {
  push: 'entry';
  as: number | null;
  number: number;
  entry: Entry;
  /** If it changed and one acted or is asked something new. */
  game?: Position | ChangedPosition;
  /** If it changed. */
  table?: Table;
}

/** The same for who wants changes, and was shown the view with the number before `sight`, or with this very one. */
export interface ChangedPosition {
  move: number;
  awaiting: number[];
  over: boolean;
  question: Question | null;
  moves: Move[];
  /** The parts of the view that are others now. */
  changes: Partial<View>;
  undo: Undo | null;
  premove: Premove | null;
  sight: number;
}

/** The position alone: for bystanders a moment later, or because somebody has answered in secret. */
export interface GamePush {
  push: 'game';
  as: number | null;
  number: number;
  game: Position | ChangedPosition | null;
  /** If there is a clock. */
  table?: Table;
}

export interface OnlinePush {
  push: 'online';
  online: number[];
  onlookers: number;
}

export interface PremovePush {
  push: 'premove';
  as: number | null;
  premove: Premove | null;
}

export interface NoticePush {
  push: 'notice';
  text: string;
}

export interface PongPush {
  push: 'pong';
  time: number;
}

export interface Titles {
  titles: Title[];
  levels: Level[];
  languages: string[];
  left_out: LeftOut[];
}

export interface Title {
  name: string;
  title: string;
  players: number[];
  /** Players with whom most like it best. */
  usual: number;
  options: TitleOption[];
  styles: Style[];
  /** The module of a board that its distribution brings. */
  board?: string;
}

export interface TitleOption {
  name: string;
  title: string;
  about: string;
  default: boolean | number | string;
  choices: Choice[];
  /** In which it may differ from its default; empty for all. */
  players: number[];
}

export interface Choice {
  value: boolean | number | string;
  /** Where the title words it. */
  text?: string;
}

/** Bots that love something, by how strong they are. */
export interface Style {
  title: string;
  /** What they prefer. */
  about: string;
  levels: Level[];
}

export interface Level {
  name: string;
  title: string;
  /** From 0 to 5: how strong it is; 0 for a bot that this server brings. */
  stars: number;
}

/** A title of another distribution that cannot be played, and why. */
export interface LeftOut {
  name: string;
  text: string;
}

/** What runs here: the version, and the engine in a sentence. */
export interface About {
  version: string;
  engine: string;
  compiled: boolean;
  /** It is being compiled: ask again. */
  busy: boolean;
}

export interface Rulebook {
  title: string;
  /** By id. */
  rules: ListedRule[];
  /** The book as a newcomer reads it. */
  chapters: Chapter[];
  figures: Figure[];
}

/** A rule with the chapter it belongs to. */
export interface ListedRule {
  id: string;
  title: string;
  text: string;
  chapter: string;
  chapter_title: string;
  /** Where the printed book states it. */
  book: string;
}

export interface Chapter {
  id: string;
  title: string;
  blocks: (Passage | Example | Rule | Grid)[];
}

export interface Passage {
  text: string;
  kind: 'passage';
}

export interface Example {
  text: string;
  kind: 'example';
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  /** Where the printed book states it, and what had to be ruled. */
  book: string;
  /** Other words by which it may be looked for. */
  also: string;
  kind: 'rule';
}

export interface Grid {
  title: string;
  columns: string[];
  rows: Cell[][];
  kind: 'grid';
}

export interface Cell {
  text: string;
  /** What a board can draw, by its name; several one after the other, with spaces between. */
  thing: string;
  /** The outline of a tile, row by row, X for a square. */
  shape: string[];
}

/** Where a number of the components comes from. */
export interface Figure {
  where: string;
  table: string;
  provenance: string;
  origin: string;
  confidence: number | null;
  note: string;
}

/** The figures of a title as it is shipped. */
export interface Printed {
  title: string;
  digest: string;
  data: Record<string, unknown>;
  footnotes: Figure[];
}

/** A set of figures with which the title can be played. */
export interface CheckedFigures {
  digest: string;
  data: Record<string, unknown>;
  /** Against the printed ones. */
  changes: Correction[];
}

export interface Correction {
  where: string;
  printed: string;
  now: string;
}

export interface Log {
  log: LogLine[];
  first: number;
  last: number;
}

/** What happened behind one's own last move. */
export interface Since {
  since: number;
  log: LogLine[];
}

/** A position of the past. */
export interface Replay {
  move: number;
  of: number;
  game: Position;
  /** Of the move that led there. */
  log: LogLine[];
  /** Every seat's, with `as=all`. */
  views?: View[];
}

export interface Moves {
  moves: MoveLine[];
}

/** A move that was played. */
export interface MoveLine {
  move: number;
  seat: number;
  /** Of its entry. */
  number: number;
  /** Another's only when the game is over. */
  text?: string;
  words?: string;
}

/** Points by seat and source. */
export interface Score {
  scores: number[];
  /** Only at the end. */
  places: number[] | null;
  lines: ScoreLine[];
}

export interface ScoreLine {
  seat: number;
  source: string;
  text: string;
  points: number;
}

/** A table with all its links: for the one who makes it. */
export interface MadeTable {
  table: string;
  number: number;
  host: string;
  onlooker: string;
  /** As they were wished for; which number each has got may have been drawn. */
  seats: SeatToken[];
}

export interface SeatToken {
  seat: number;
  /** null for bots. */
  token: string | null;
}

export interface PushKey {
  key: string;
}

export interface Notice {
  push: boolean;
  webhook: string | null;
  on: ('turn' | 'over' | 'chat')[];
}

/** What came of each way; null where none is set. */
export interface Sent {
  push: string | null;
  webhook: string | null;
}

export interface Note {
  text: string;
}

export interface JobBegun {
  job: string;
}

/** The deepest look so far at a seat's decisions, in the reader's language. */
export interface KeptAnalysis {
  result: Report | null;
}

/** An analysis as data; `course`, `chances` and `sources` are of every seat. */
export interface Report {
  game: string;
  players: number;
  seat: number;
  complete: boolean;
  scores: number[];
  places: number[];
  lost_points: number;
  lost_points_95: number[];
  /** Of a game that is over, unless too little was tried. */
  balance: ToldBalance;
  accuracy: number;
  /** What all draws gave each seat, in points. */
  luck: number[];
  luck_95: number[][];
  /** Those that meant most to the seat, in the order of the game. */
  draws: ToldDraw[];
  /** Of all searches: a deeper look has more. */
  iterations: number;
  /** There was too little time to say much. */
  thin: boolean;
  decisions: ToldDecision[];
  turning_points: number[];
  /** Points to expect, move by move; empty where nothing is known yet. */
  course: number[][];
  /** Move by move; empty where nothing is known yet. */
  chances: number[][];
  /** The interval of the seat's own chance. */
  chances_95: (number[] | null)[];
  sources: ToldSource[][];
}

/** How the losses go with the end, in points: `first` less `lost` and with `between` is `end`. */
export interface ToldBalance {
  /** To expect before the first decision. */
  first: number;
  /** By all decisions together. */
  lost: number;
  /** What changed between the decisions. */
  between: number;
  end: number;
}

/** Something came to light behind a move: the points that it gave each seat, or took. */
export interface ToldDraw {
  number: number;
  seat: number;
  move: string;
  words: string;
  points: number[];
}

/** One decision of the seat: what it played, what that cost, and what would have been best. */
export interface ToldDecision {
  number: number;
  played: string;
  words: string;
  win: number;
  /** The interval of `win`. */
  win_95: number[];
  points: number;
  kind: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'turning';
  /** What was lost by one measure, in shares of a win; none in what 0.1 kept. */
  cost: number;
  /** Beyond the noise. */
  lost_win: number;
  lost_win_95: number[];
  lost_points: number;
  lost_points_95: number[];
  best: ToldMove[];
}

/** A move that is advised, worded. */
export interface ToldMove {
  move: string;
  words: string;
  share: number;
  win: number;
  points: number;
  place: number;
  reason: string;
  /** The reason, for another language; none in what 0.1 kept. */
  why: ToldReason;
}

/** A reason before it is worded: a message and its arguments. */
export interface ToldReason {
  rule: string;
  args: Record<string, unknown>;
}

export interface ToldSource {
  source: string;
  words: string;
  points: number;
}

/** How far a job is. */
export interface Job {
  job: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  result: Report | null;
}

export interface Named {
  name: string;
}

/** Nothing more to tell. */
export type Done = Record<string, never>;

export interface Account {
  name: string;
  ratings: TitleRating[];
  tables: MyTable[];
  /** That one likes to have. */
  arms: Arms | null;
}

/** A rating as people are used to: 1500 for a newcomer, with its uncertainty. */
export interface TitleRating {
  title: string;
  rating: number;
  deviation: number;
  games: number;
}

/** One of a person's tables, as a list shows it. */
export interface MyTable {
  table: string;
  title: string;
  name: string;
  options: Record<string, boolean | number | string>;
  /** By seat, in the reader's language where a bot sits. */
  people: string[];
  /** By seat: whether a bot has it for good. */
  bots: boolean[];
  /** By seat. */
  arms: Arms[];
  status: 'new' | 'open' | 'running' | 'over' | 'ended' | 'broken' | 'outdated';
  /** The seats that owe a decision. */
  waits: number[];
  /** As the reader counts. */
  move: number;
  /** Of a title that has rounds. */
  round: number | null;
  /** Of a game that was played to its end. */
  scores: number[] | null;
  places: number[] | null;
  study: boolean;
  created: number;
  updated: number;
  seat: number;
  token: string;
  your_turn: boolean;
  /** What is asked of you. */
  question: string | null;
  /** Seconds on your clock, where there is one. */
  left: number | null;
}

export interface SignedIn {
  sessions: Session[];
}

export interface Session {
  id: string;
  /** What the browser says of itself. */
  device: string;
  created: number;
  seen: number;
  /** It is the one that asks. */
  current: boolean;
}

export interface Ratings {
  ratings: Rating[];
}

/** The same of somebody, in the list of a title. */
export interface Rating {
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Profile {
  name: string;
  since: number;
  ratings: TitleRating[];
  courses: RatingCourse[];
  /** Newest first. */
  results: Result[];
}

export interface RatingCourse {
  title: string;
  /** Oldest first. */
  steps: RatingAt[];
}

/** A rating behind one game. */
export interface RatingAt {
  table: string;
  time: number;
  rating: number;
  deviation: number;
}

/** A finished game of an account. */
export interface Result {
  table: string;
  title: string;
  name: string;
  options: Record<string, boolean | number | string>;
  /** As they were called; nothing for a bot. */
  people: string[];
  /** Of bots. */
  levels: (string | null)[];
  /** null: it was ended by agreement. */
  places: number[] | null;
  scores: number[] | null;
  ended: number;
  seat: number;
}

export interface CircleMade {
  circle: string;
  name: string;
  member: string;
  token: string;
}

export interface CircleCards {
  circles: CircleCard[];
}

/** One of a person's circles, as a list shows it. */
export interface CircleCard {
  circle: string;
  name: string;
  token: string;
  members: string[];
  /** That are not over. */
  tables: number;
}

export interface Invitation {
  circle: string;
  name: string;
  members: string[];
}

export interface Circle {
  circle: string;
  name: string;
  me: string;
  invitation: string;
  members: Member[];
  seasons: Season[];
  season: number;
  standings: Standing[];
  tables: CircleTable[];
  records: Played[];
}

export interface Member {
  id: string;
  name: string;
  joined: number;
  keeper: boolean;
}

export interface Season {
  name: string;
  since: number;
}

export interface Standing {
  member: string;
  name: string;
  /** Not left. */
  here: boolean;
  games: number;
  /** A shared one counts in parts. */
  wins: number;
  /** One for each other member behind, half for each beside. */
  points: number;
}

export interface CircleTable {
  table: string;
  title: string;
  name: string;
  options: Record<string, boolean | number | string>;
  /** By seat, in the reader's language where a bot sits. */
  people: string[];
  /** By seat: whether a bot has it for good. */
  bots: boolean[];
  /** By seat. */
  arms: Arms[];
  status: 'new' | 'open' | 'running' | 'over' | 'ended' | 'broken' | 'outdated';
  /** The seats that owe a decision. */
  waits: number[];
  /** As the reader counts. */
  move: number;
  /** Of a title that has rounds. */
  round: number | null;
  /** Of a game that was played to its end. */
  scores: number[] | null;
  places: number[] | null;
  study: boolean;
  created: number;
  updated: number;
  members: (string | null)[];
  /** Yours. */
  seat: number | null;
  /** There is an open seat for you. */
  free: boolean;
  /** The link to look on. */
  onlooker: string;
}

/** A finished game of a circle. */
export interface Played {
  table: string;
  title: string;
  name: string;
  options: Record<string, boolean | number | string>;
  /** As they were called; nothing for a bot. */
  people: string[];
  levels: (string | null)[];
  members: (string | null)[];
  places: number[] | null;
  scores: number[] | null;
  ended: number;
  /** By seat; none of the first games. */
  arms: Arms[];
  onlooker: string;
}

export interface NewToken {
  token: string;
}

export interface NextTable {
  table: string;
  token: string;
}

export interface MyTables {
  tables: MyTable[];
  /** Tables that cannot be opened now; their links hold. */
  closed: string[];
}

export interface Health {
  status: 'ok' | 'stopping';
  version: string;
  /** Tables that do not replay, or cannot be read. */
  set_aside: number;
  /** Whether an address that a proxy passed on with this very request was believed. */
  forwarded: 'none' | 'believed' | 'ignored';
}

export interface Readiness {
  status: 'ready' | 'not ready';
  /** It can be written. */
  store: 'ok' | 'failing';
  /** What other servers write is heard, where there are others. */
  others: 'ok' | 'failing';
  /** They think in time. */
  bots: 'ok' | 'failing';
  stopping: boolean;
}

export interface Listed {
  tables: Table[];
}

/** What a command came to. */
export interface Answer {
  /** Of its last entry, as the speaker counts. */
  number: number;
  result: Done | Seated | NewToken | Proposing | WentBack | NextTable | MadeTable;
  /** With `?state=1`. */
  state?: TableState;
}

export interface Seated {
  seat: number;
  token: string;
}

export interface Proposing {
  /** Nobody had to be asked. */
  done: boolean;
}

export interface WentBack {
  to: number;
}

/** Where a chain of own moves would lead. */
export interface Draft {
  moves: string[];
  ends: 'reveals' | 'hands-over' | 'over' | null;
  refused: DraftRefused | null;
  game: Position;
  log: LogLine[];
}

export interface DraftRefused {
  /** Of the move that is not possible. */
  index: number;
  rule: string;
  text: string;
  args: Record<string, string | number | string[] | number[]>;
}

/** Whether a move is possible, and if not why. */
export interface Verdict {
  legal: boolean;
  rule: string | null;
  text: string | null;
  args: Record<string, string | number | string[] | number[]>;
}

export interface HintAnswer {
  hint: Hint;
}

export interface Hint {
  move: string;
  words: string;
  /** Of the search's tries. */
  share?: number;
  win?: number;
  points?: number;
  place?: number;
  /** Perhaps empty. */
  reason: string;
  /** The best three, this one first. */
  moves: Advice[];
}

/** A move that a bot would think of. The figures come of a search, so a journeyman's has none. */
export interface Advice {
  move: string;
  words: string;
  /** Of the search's tries. */
  share?: number;
  win?: number;
  points?: number;
  place?: number;
  /** Perhaps empty. */
  reason: string;
}

/** The body of every answer that is a refusal. */
export interface Refused {
  error: RefusalTold;
}

/** Why something is refused: an id of the living rulebook or a message, and the sentence. */
export interface RefusalTold {
  rule: string;
  text: string;
  args: Record<string, string | number | string[] | number[]>;
  /** Over a socket: what HTTP would say. */
  status?: number;
}

/** What comes over a socket by itself. */
export type Push = StatePush | MissedPush | EntryPush | GamePush | OnlinePush | PremovePush | NoticePush | PongPush;

/** What stands in a chapter of the rulebook. */
export type Block = Chapter['blocks'][number];
