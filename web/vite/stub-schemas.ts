import type { Plugin } from 'vite'

const zodStub = `
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
})
export const z = nothing
`

/**
 * The contract's rules are beside its schemas, and only the server validates: 20 kB of zod stay out of the
 * browser.
 */
export function stubSchemas(): Plugin {
  return {
    name: 'mainstreet-stub-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? '\0zod-stub' : undefined),
    load: (id) => (id === '\0zod-stub' ? { code: zodStub, moduleSideEffects: false } : undefined),
  }
}
