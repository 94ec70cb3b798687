/** An entry of Vite's manifest. */
export type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

/** The files that a page's module needs and that the entry does not bring by itself. */
export function chunksOf(manifest: Record<string, Chunk>, module: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const known = new Set(entry ? withImports(manifest, entry) : [])
  return withImports(manifest, module)
    .filter((key) => !known.has(key))
    .flatMap((key) => manifest[key]?.file ?? [])
}

function withImports(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return [...seen]
  seen.add(key)
  for (const next of chunk.imports ?? []) withImports(manifest, next, seen)
  return [...seen]
}
