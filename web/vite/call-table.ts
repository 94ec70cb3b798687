import type { Plugin } from 'vite'

const moduleId = 'virtual:calls'

/** Gives the browser method and path of each call, without the schemas. */
export function callTable(): Plugin {
  return {
    name: 'mainstreet-call-table',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined
      const { calls } = await import('@mainstreet/contract/calls.ts')
      const table = Object.entries(calls).map(([key, call]) => {
        const { method, path, idempotent } = call as { method: string; path: string; idempotent?: boolean }
        return [key, idempotent ? { method, path, idempotent } : { method, path }]
      })
      return `export default ${JSON.stringify(Object.fromEntries(table))}`
    },
  }
}
