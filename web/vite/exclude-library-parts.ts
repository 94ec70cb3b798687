import type { Plugin } from 'vite'

const throwingStub = (importedName: string) =>
  `() => { throw new Error('${importedName} is left out of the build: see web/vite/exclude-library-parts.ts') }`

/**
 * Parts of libraries that are always bundled but never used here: links are plain anchors
 * (use-link-navigation.ts), and mutations go through use-send.ts. Remove an entry to use that part.
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
    // create-app-router.tsx parses and formats search parameters itself
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
