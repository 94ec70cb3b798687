const grounds = ['paper', 'surface', 'sunk', 'pine-wash', 'poppy-wash', 'marigold-wash'] as const

/** Every colour of the kit, by what it is for. */
export const palettes = {
  'Ground and ink': ['paper', 'surface', 'sunk', 'line', 'line-strong', 'ink', 'ink-2'],
  'What acts': ['pine', 'pine-deep', 'pine-wash', 'on-pine'],
  'What calls': ['poppy', 'poppy-wash', 'on-poppy', 'marigold', 'marigold-wash', 'on-marigold'],
  'Whose desk it is': ['sky', 'sky-wash', 'slate', 'slate-wash'],
  'Tiles and awnings': [
    'tile-coffee',
    'tile-food',
    'tile-gifts',
    'tile-souvenirs',
    'tile-other',
    'tile-light',
    'awning-cloth',
  ],
} as const

export type ColourPair = { on: string; colour: string; minRatio: number }

const textRatio = 4.5
/** Borders of fields, rings, signs. */
const signRatio = 3

const pairs = (minRatio: number, colour: string, ...on: string[]): ColourPair[] =>
  on.map((ground) => ({ on: ground, colour, minRatio }))

/** What may stand on what, and how far apart the two have to be: kept in both themes, which a test looks at. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(textRatio, 'ink', ...grounds, 'sky-wash', 'slate-wash'),
  ...pairs(textRatio, 'ink-2', 'paper', 'surface', 'sunk'),
  ...pairs(textRatio, 'pine', 'paper', 'surface', 'pine-wash'),
  ...pairs(textRatio, 'on-pine', 'pine', 'pine-deep'),
  ...pairs(textRatio, 'poppy', 'surface', 'poppy-wash'),
  ...pairs(textRatio, 'on-poppy', 'poppy'),
  ...pairs(textRatio, 'on-marigold', 'marigold'),
  ...pairs(textRatio, 'sky', 'surface', 'sky-wash'),
  ...pairs(textRatio, 'slate', 'surface', 'slate-wash'),
  ...pairs(signRatio, 'line-strong', 'paper', 'surface'),
]
