import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const styleSheet = await readFile(join(import.meta.dirname, 'src/ui/tokens.css'), 'utf8')

/**
 * Reduces both fonts to the characters that tokens.css names for them; the full fonts load when a page
 * needs other characters. Run it again after a change of those characters or of the fonts.
 */
const subsets = [
  {
    name: 'bricolage-subset',
    from: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    keepFeatures: ['kern', 'tnum'],
  },
  {
    // its kerning tables are as large as its glyphs for each weight, and hardly visible in text of 16 px
    name: 'instrument-subset',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    keepFeatures: ['tnum'],
  },
]

for (const { name, from, keepFeatures } of subsets) {
  const whole = await readFile(resolve(from))
  const cut = await subsetFont(whole, readUnicodeRange(name), { targetFormat: 'woff2', keepFeatures })
  await writeFile(join(import.meta.dirname, 'src/ui/fonts', `${name}.woff2`), cut)
  console.log(`${name}: ${cut.length} of ${whole.length} bytes`)
}

function readUnicodeRange(name: string): string {
  const [, ranges = ''] = new RegExp(`${name}[^}]*unicode-range:([^;]*);`).exec(styleSheet) ?? []
  const codes = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at)
  })
  return String.fromCodePoint(...codes)
}
