import type { Plugin } from 'vite'

const limitsImport = /import \{([^}]+)\} from '(?:@mainstreet\/contract|\.\.?(?:\/\.\.)*)\/limits\.ts'/
/** Comments and strings contain no uses. */
const commentsAndStrings = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"/g
const ownSourceFile = /\/(web|contract)\/src\/.*\.tsx?$/

/** Inlines the numbers of the contract, as `inlineTexts` does with texts, and for the same reason. */
export function inlineLimits(): Plugin {
  return {
    name: 'mainstreet-inline-limits',
    enforce: 'pre',
    async transform(code, id) {
      const [, names] = (ownSourceFile.test(id) && limitsImport.exec(code)) || []
      if (names === undefined) return undefined
      const limits = (await import('@mainstreet/contract/limits.ts')) as Record<string, unknown>
      let rest = code.replace(limitsImport, '')
      const remainingNames: string[] = []
      for (const one of names.split(',').map((name) => name.trim())) {
        const [name = '', alias = name] = one.split(/ as /)
        const use = new RegExp(`(?<![.\\w])${alias}((?:\\.\\w+)+)`, 'g')
        rest = rest.replace(use, (whole, path: string) => valueAt(limits[name], path) ?? whole)
        if (new RegExp(`(?<![.\\w])${alias}\\b`).test(rest.replace(commentsAndStrings, '')))
          remainingNames.push(one)
      }
      const [statement = ''] = limitsImport.exec(code) ?? []
      // on the first line, so that line numbers stay the same
      const head = remainingNames.length > 0 ? `${statement.replace(names, remainingNames.join(', '))};` : ''
      return { code: head + rest, map: null }
    },
  }
}

/** As source code; undefined when the path does not exist. */
function valueAt(from: unknown, path: string): string | undefined {
  let value = from
  for (const key of path.slice(1).split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return value === undefined ? undefined : `(${JSON.stringify(value)})`
}
