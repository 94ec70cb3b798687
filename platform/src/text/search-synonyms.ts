/** What customers look for when they look for a gift: names and descriptions seldom say "gift". */
const gifts = [
  'gift',
  'bouquet',
  'candle',
  'card',
  'chocolate',
  'earrings',
  'jewelry',
  'keepsake',
  'necklace',
  'ornament',
  'soap',
  'souvenir',
  'truffle',
  'vase',
]

const groups: [typed: string[], meant: string[]][] = [
  [
    ['gift', 'gifts', 'present', 'presents', 'birthday', 'anniversary', 'mom', 'mum', 'mother', 'grandma'],
    gifts,
  ],
  [['dad', 'father', 'grandpa', 'wife', 'husband', 'girlfriend', 'boyfriend', 'friend', 'teacher'], gifts],
  [
    ['tee', 'tshirt'],
    ['shirt', 'tee'],
  ],
  [
    ['joe', 'java'],
    ['coffee', 'espresso'],
  ],
  [
    ['flowers', 'flower'],
    ['flower', 'bouquet', 'rose', 'tulip', 'dahlia', 'sunflower'],
  ],
  [
    ['toy', 'toys', 'kid', 'kids'],
    ['toy', 'puzzle', 'game', 'doll', 'kite'],
  ],
  [['breakfast'], ['breakfast', 'pancake', 'waffle', 'egg', 'croissant', 'granola', 'bagel']],
  [
    ['snack', 'snacks'],
    ['snack', 'cookie', 'chips', 'jerky', 'trail'],
  ],
]

/** Words as `search_words` gives them; what is meant is found beside the typed word itself. Each set is short: every word is one more read of the index. */
const meanings = new Map(groups.flatMap(([typed, meant]) => typed.map((word) => [word, meant] as const)))

export function listSynonyms(word: string): readonly string[] {
  return meanings.get(word) ?? []
}
