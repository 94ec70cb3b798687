import { writeFileSync } from 'node:fs'
import { buildCallTable } from '@mainstreet/server/api-docs/call-table.ts'
import { buildOpenApi } from '@mainstreet/server/api-docs/openapi.ts'

/** `npm run generate`: the committed files that are derived from the contract. */
const root = new URL('../', import.meta.url)
writeFileSync(new URL('docs/openapi.json', root), `${JSON.stringify(buildOpenApi(), null, 2)}\n`)
writeFileSync(new URL('web/src/api/call-table.ts', root), buildCallTable())
