import type { Plugin } from 'vite'

/** `texts.home.loadMore`, or a whole group such as `texts.login`. */
const textsUse = /\btexts\.(\w+)(?:\.(\w+))?/g

/**
 * Inlines each text where it is used. Otherwise the first page would contain the texts of every page,
 * because an object is tree-shaken as a whole or not at all.
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
        const text = name === undefined ? groups[group] : groups[group]?.[name]
        return text === undefined ? whole : `(${toSource(text)})`
      })
      // line numbers stay the same; only columns change
      return { code: replaced, map: null }
    },
  }
}

/** As source code. A function of the contract's texts uses nothing from its scope. */
function toSource(text: unknown): string {
  if (typeof text === 'function') return String(text)
  if (typeof text !== 'object') return JSON.stringify(text)
  const parts = Object.entries(text ?? {}).map(([name, value]) => `${name}: ${toSource(value)}`)
  return `{ ${parts.join(', ')} }`
}
