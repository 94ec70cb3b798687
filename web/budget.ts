import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Kilobytes of gzipped JavaScript that a browser must run before home works. */
const maxKb = 180
const homeModule = 'src/pages/home/home-page.tsx'
/** The first route needs one language. */
const languageModule = '../contract/src/messages/en/language.ts'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

const distFolder = join(import.meta.dirname, 'dist', 'client')
const manifest = JSON.parse(readFileSync(join(distFolder, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

/** A module with its static imports. */
function collectImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) collectImports(next, seen)
  return seen
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
if (!entry || !manifest[languageModule]) throw new Error('The build has no entry or no English')

// home is in the entry's own chunks, unless it has one of its own
const files = [
  ...new Set([...collectImports(entry), ...collectImports(homeModule), ...collectImports(languageModule)]),
]
  .map((key) => manifest[key]?.file ?? '')
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, kb: statSync(join(distFolder, `${file}.gz`)).size / 1000 }))
  .sort((a, b) => b.kb - a.kb)
const total = files.reduce((sum, { kb }) => sum + kb, 0)

for (const { file, kb } of files) console.log(`${kb.toFixed(1).padStart(7)} KB  ${file}`)
console.log(`${total.toFixed(1).padStart(7)} KB  of at most ${maxKb}: JavaScript of the first route, gzip`)
if (total > maxKb) {
  console.error('The first route is too large: load on demand what is not visible at first.')
  process.exit(1)
}
