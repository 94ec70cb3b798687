import type { Plugin } from 'vite'

/** `texts.home.loadMore`, and a whole group such as `texts.login`. */
const textsUse = /\btexts\.(\w+)(?:\.(\w+))?/g

/**
 * Writes each text where it is used. Else the first page would carry the words of every page: an object is shaken off
 * whole or not at all.
 */
export function inlineTexts(): Plugin {
  return {
    name: 'mainstreet-inline-texts',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !code.includes('@mainstreet/contract/texts.ts'))
        return undefined
      const { texts } = await import('@mainstreet/contract/texts.ts')
      const groups = texts as Record<string, Record<string, unknown>>
      const replaced = code.replace(textsUse, (whole, group: string, name?: string) => {
        const words = name === undefined ? groups[group] : groups[group]?.[name]
        return words === undefined ? whole : `(${toSource(words)})`
      })
      // the lines stay where they are; only columns move
      return { code: replaced, map: null }
    },
  }
}

/** As source code. A function of the contract's texts needs nothing from around it. */
function toSource(words: unknown): string {
  if (typeof words === 'function') return String(words)
  if (typeof words !== 'object') return JSON.stringify(words)
  const parts = Object.entries(words ?? {}).map(([name, value]) => `${name}: ${toSource(value)}`)
  return `{ ${parts.join(', ')} }`
}
