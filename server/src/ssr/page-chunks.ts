/** An entry of Vite's manifest. */
export type ManifestChunk = { file: string; imports?: string[]; isEntry?: boolean }

/** The files that a page's module needs in addition to those of the entry. */
export function getPageChunks(manifest: Record<string, ManifestChunk>, module: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const known = new Set(entry ? collectImports(manifest, entry) : [])
  return collectImports(manifest, module)
    .filter((key) => !known.has(key))
    .flatMap((key) => manifest[key]?.file ?? [])
}

function collectImports(
  manifest: Record<string, ManifestChunk>,
  key: string,
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return [...seen]
  seen.add(key)
  for (const next of chunk.imports ?? []) collectImports(manifest, next, seen)
  return [...seen]
}
