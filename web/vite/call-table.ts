import type { Plugin } from 'vite'

const name = 'virtual:calls'

/** Gives the browser method and path of each call, and none of the schemas. */
export function callTable(): Plugin {
  return {
    name: 'mainstreet-call-table',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const { calls } = await import('@mainstreet/contract/calls.ts')
      const table = Object.entries(calls).map(([key, call]) => {
        const { method, path, idempotent } = call as { method: string; path: string; idempotent?: boolean }
        return [key, idempotent ? { method, path, idempotent } : { method, path }]
      })
      return `export default ${JSON.stringify(Object.fromEntries(table))}`
    },
  }
}
