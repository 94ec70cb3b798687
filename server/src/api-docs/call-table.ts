import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'

/**
 * The source of web/src/api/call-table.ts: what the browser needs to know of each call. The schemas stay on the
 * server, because zod would make the first page a third larger.
 */
export function buildCallTable(): string {
  const lines = Object.entries<CallShape>(calls).map(([name, { method, path, idempotent }]) => {
    const fields = [`method: '${method}'`, `path: '${path}'`, ...(idempotent ? ['idempotent: true'] : [])]
    return `  ${name}: { ${fields.join(', ')} },`
  })
  return `// Written by \`npm run generate\` from contract/src/calls.ts.
export const callTable = {
${lines.join('\n')}
}
`
}
