const grounds = ['paper', 'surface', 'sunk', 'pine-wash', 'poppy-wash', 'marigold-wash'] as const

/** Every color of the kit, by purpose. */
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

export type ColorPair = { on: string; color: string; minRatio: number }

const textRatio = 4.5
/** For borders of fields, rings and icons. */
const iconRatio = 3

const pairs = (minRatio: number, color: string, ...on: string[]): ColorPair[] =>
  on.map((ground) => ({ on: ground, color, minRatio }))

/** The color combinations in use, and their minimum contrast, in both themes; a test checks them. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs(textRatio, 'ink', ...grounds, 'sky-wash', 'slate-wash'),
  ...pairs(textRatio, 'ink-2', 'paper', 'surface', 'sunk'),
  ...pairs(textRatio, 'pine', 'paper', 'surface', 'pine-wash'),
  ...pairs(textRatio, 'on-pine', 'pine', 'pine-deep'),
  ...pairs(textRatio, 'poppy', 'surface', 'poppy-wash'),
  ...pairs(textRatio, 'on-poppy', 'poppy'),
  ...pairs(textRatio, 'on-marigold', 'marigold'),
  ...pairs(textRatio, 'sky', 'surface', 'sky-wash'),
  ...pairs(textRatio, 'slate', 'surface', 'slate-wash'),
  ...pairs(iconRatio, 'line-strong', 'paper', 'surface'),
]
