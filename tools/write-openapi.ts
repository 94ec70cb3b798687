import { writeFileSync } from 'node:fs'
import { buildOpenApi } from '../server/src/api-docs/openapi.ts'

/** `npm run openapi`: the committed copy of what `/api/docs/json` serves. */
const file = new URL('../docs/openapi.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(buildOpenApi(), null, 2)}\n`)
