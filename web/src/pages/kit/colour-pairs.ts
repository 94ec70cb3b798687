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

export type Pair = { on: string; colour: string; least: number }

const text = 4.5
/** Borders of fields, rings, signs. */
const sign = 3

const pairs = (least: number, colour: string, ...on: string[]): Pair[] =>
  on.map((ground) => ({ on: ground, colour, least }))

/** What may stand on what, and how far apart the two have to be: kept in both themes, which a test looks at. */
export const colourPairs: readonly Pair[] = [
  ...pairs(text, 'ink', ...grounds, 'sky-wash', 'slate-wash'),
  ...pairs(text, 'ink-2', 'paper', 'surface', 'sunk'),
  ...pairs(text, 'pine', 'paper', 'surface', 'pine-wash'),
  ...pairs(text, 'on-pine', 'pine', 'pine-deep'),
  ...pairs(text, 'poppy', 'surface', 'poppy-wash'),
  ...pairs(text, 'on-poppy', 'poppy'),
  ...pairs(text, 'on-marigold', 'marigold'),
  ...pairs(text, 'sky', 'surface', 'sky-wash'),
  ...pairs(text, 'slate', 'surface', 'slate-wash'),
  ...pairs(sign, 'line-strong', 'paper', 'surface'),
]
