import type { Plugin } from 'vite'

const modulePrefix = 'virtual:calls/'
const callsImport = /from '[./\w-]*\/calls\.ts'/

/** Splits the call table into one module per call: otherwise the first page would contain the paths of every page. */
export function splitCalls(): Plugin {
  return {
    name: 'mainstreet-split-calls',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(modulePrefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${modulePrefix}`)) return undefined
      const { calls } = await import('@mainstreet/contract/calls.ts')
      const { method, path, idempotent } = calls[id.slice(modulePrefix.length + 1) as keyof typeof calls] as {
        method: string
        path: string
        idempotent?: boolean
      }
      return `export default ${JSON.stringify({ method, path, idempotent })}`
    },
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !callsImport.test(code)) return undefined
      const used = new Set<string>()
      const splitCode = code.replace(/\bcalls\.(?!ts\b)(\w+)/g, (_, name: string) => {
        used.add(name)
        return `call_${name}`
      })
      const imports = [...used].map((name) => `import call_${name} from '${modulePrefix}${name}'`)
      // on the first line, so that line numbers stay the same
      return { code: [...imports, splitCode].join(';'), map: null }
    },
  }
}
