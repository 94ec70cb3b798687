import type { Plugin } from 'vite'

const throwingStub = (what: string) =>
  `() => { throw new Error('${what} is left out of the build: see web/vite/exclude-library-parts.ts') }`

/**
 * Parts of libraries that are always carried and never used here: links are plain anchors (use-link-navigation.ts), and what
 * changes things goes through use-send.ts. Whoever wants them after all takes them off this list.
 */
const excludedParts: { file: RegExp; from: RegExp; source: string }[] = [
  {
    file: /\/link\.js$/,
    from: /@tanstack\/react-router\//,
    source: ['Link', 'createLink', 'linkOptions', 'useLinkProps']
      .map((name) => `export const ${name} = ${throwingStub(name)}`)
      .join('\n'),
  },
  {
    // create-app-router.tsx reads and writes addresses itself
    file: /\/searchParams\.js$/,
    from: /@tanstack\/router-core\//,
    source: ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith']
      .map((name) => `export const ${name} = ${throwingStub(name)}`)
      .join('\n'),
  },
  {
    file: /\/mutationCache\.js$/,
    from: /@tanstack\/query-core\//,
    source: `export class MutationCache {
      getAll() { return [] }
      findAll() { return [] }
      clear() {}
      resumePausedMutations() { return Promise.resolve() }
      build() { return (${throwingStub('useMutation')})() }
    }`,
  },
]

export function excludeLibraryParts(): Plugin {
  return {
    name: 'mainstreet-exclude-library-parts',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const at = excludedParts.findIndex(({ file, from }) => file.test(id) && from.test(importer))
      return at === -1 ? undefined : `\0left-out-${at}`
    },
    load(id) {
      const [, at] = /^\0left-out-(\d)$/.exec(id) ?? []
      return at === undefined ? undefined : excludedParts[Number(at)]?.source
    },
  }
}
