import type { Plugin } from 'vite'

const importing = /import \{([^}]+)\} from '(?:@mainstreet\/contract|\.\.?(?:\/\.\.)*)\/limits\.ts'/
/** Comments and words: what stands there is no use. */
const spoken = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"/g
const ours = /\/(web|contract)\/src\/.*\.tsx?$/

/** Writes each number of the contract where it is used, as `textsInPlace` does with words and for the same reason. */
export function limitsInPlace(): Plugin {
  return {
    name: 'mainstreet-limits-in-place',
    enforce: 'pre',
    async transform(code, id) {
      const [, names] = (ours.test(id) && importing.exec(code)) || []
      if (names === undefined) return undefined
      const limits = (await import('@mainstreet/contract/limits.ts')) as Record<string, unknown>
      let rest = code.replace(importing, '')
      const kept: string[] = []
      for (const one of names.split(',').map((name) => name.trim())) {
        const [name = '', alias = name] = one.split(/ as /)
        const use = new RegExp(`(?<![.\\w])${alias}((?:\\.\\w+)+)`, 'g')
        rest = rest.replace(use, (whole, path: string) => valueAt(limits[name], path) ?? whole)
        if (new RegExp(`(?<![.\\w])${alias}\\b`).test(rest.replace(spoken, ''))) kept.push(one)
      }
      const [statement = ''] = importing.exec(code) ?? []
      // on the first line, so that the others stay where they are
      const head = kept.length > 0 ? `${statement.replace(names, kept.join(', '))};` : ''
      return { code: head + rest, map: null }
    },
  }
}

/** As source code; undefined where the path leads nowhere. */
function valueAt(from: unknown, path: string): string | undefined {
  let value = from
  for (const key of path.slice(1).split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return value === undefined ? undefined : `(${JSON.stringify(value)})`
}
