/** Who looks how: head, hair and cap. The discipline gives the robe. */
const HAIR = {
  black: '#2f2620',
  brown: '#5b3d26',
  red: '#9a4e24',
  fair: '#c08d45',
  grey: '#9b9185',
  white: '#d8d0c0',
} as const;
const CAP = {
  ink: '#3b3340',
  wine: '#7c2033',
  blue: '#2d5690',
  green: '#48612f',
  ochre: '#a9761f',
  earth: '#6d4728',
  plum: '#66406f',
  pale: '#efe4cc',
} as const;

export interface Portrait {
  head: string;
  hair: string;
  cap: string;
}

type Row = readonly [head: string, hair: keyof typeof HAIR, cap: keyof typeof CAP];

const ROWS: Readonly<Record<string, Row>> = {
  'vasco-da-gama': ['beret', 'grey', 'wine'],
  'amerigo-vespucci': ['beret', 'black', 'ink'],
  'christopher-columbus': ['sailor', 'grey', 'earth'],
  'ferdinand-magellan': ['beret', 'brown', 'green'],
  'bartolomeu-dias': ['sailor', 'black', 'blue'],
  'john-cabot': ['plume', 'white', 'blue'],
  'jacques-cartier': ['sailor', 'brown', 'wine'],
  'giovanni-da-verrazzano': ['mane', 'black', 'ink'],
  paracelsus: ['scholar', 'fair', 'wine'],
  petrarch: ['laurel', 'grey', 'wine'],
  boccaccio: ['scholar', 'brown', 'plum'],
  ariosto: ['laurel', 'black', 'ink'],
  camoes: ['bob', 'red', 'green'],
  cervantes: ['ruff', 'brown', 'ink'],
  shakespeare: ['ruff', 'red', 'ink'],
  montaigne: ['ruff', 'grey', 'ink'],
  'john-calvin': ['scholar', 'black', 'ink'],
  'martin-luther': ['bob', 'brown', 'ink'],
  'julius-ii': ['tiara', 'white', 'wine'],
  'leo-x': ['mitre', 'brown', 'wine'],
  savonarola: ['hood', 'black', 'ink'],
  'ignatius-of-loyola': ['tonsure', 'black', 'ink'],
  'teresa-of-avila': ['veil', 'brown', 'ink'],
  zwingli: ['beret', 'red', 'earth'],
  leonardo: ['mane', 'white', 'ink'],
  michelangelo: ['mane', 'brown', 'ink'],
  raphael: ['bob', 'brown', 'plum'],
  titian: ['scholar', 'white', 'ink'],
  durer: ['mane', 'fair', 'ink'],
  botticelli: ['bob', 'fair', 'wine'],
  donatello: ['turban', 'grey', 'pale'],
  'sofonisba-anguissola': ['snood', 'brown', 'ink'],
  'charles-v': ['plume', 'brown', 'ink'],
  'francis-i': ['plume', 'black', 'wine'],
  'henry-viii': ['crown', 'red', 'wine'],
  'elizabeth-i': ['queen', 'red', 'wine'],
  'lorenzo-de-medici': ['turban', 'black', 'wine'],
  'catherine-de-medici': ['veil', 'brown', 'plum'],
  'cesare-borgia': ['beret', 'fair', 'plum'],
  'isabella-of-castile': ['bonnet', 'fair', 'pale'],
  'messer-niccolo': ['sailor', 'fair', 'green'],
  'monna-ginevra': ['snood', 'fair', 'ink'],
  'fra-donato': ['tonsure', 'brown', 'ink'],
  'mastro-piero': ['turban', 'brown', 'ochre'],
  'ser-matteo': ['scholar', 'grey', 'green'],
};

export function portrait(name: string): Portrait {
  const [head, hair, cap] = ROWS[name] ?? (['bob', 'brown', 'ink'] as const);
  return { head, hair: HAIR[hair], cap: CAP[cap] };
}
