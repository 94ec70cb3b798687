import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { errorAnswer } from '@mainstreet/contract/errors.ts'
import { callRates } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pageIcon } from './platform/http/favicon-link.ts'

type Json = Record<string, unknown>

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}

function parametersOf(type: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!type) return []
  const { properties = {}, required = [] } = schemaOf(type, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function operationOf(name: string, call: CallShape): Json {
  const status = call.status ?? (call.answer ? 200 : 204)
  const file = call.file && { [call.file]: { schema: { type: 'string' } } }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 255 },
  }
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    'x-access': call.access,
    ...(call.rate && { 'x-rate-limit': callRates[call.rate] }),
    ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.idempotent ? [key] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      [status]: {
        description: 'Success',
        ...(call.answer && { content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } }),
        ...(file && { content: file }),
      },
      ...(call.conflict && {
        409: {
          description: 'Conflict, with what is true now',
          content: { 'application/json': { schema: schemaOf(call.conflict, 'output') } },
        },
      }),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** OpenAPI 3.1, made from the call table. */
function openApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls) as [string, CallShape][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mainstreet',
      version,
      description: "A town's shops: what they sell, orders, reservations and talk.",
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorAnswer, 'output') },
    },
    paths,
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

function section(name: string, call: CallShape): string {
  const part = (title: string, type: z.ZodType | undefined, io: 'input' | 'output') =>
    type
      ? `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schemaOf(type, io), null, 2))}</pre></details>`
      : ''
  return `<section id="${name}"><h2><b>${call.method}</b> <code>${escaped(call.path)}</code></h2>
    <p>${escaped(call.summary)} <small>${call.access.replace('_', ' ')}</small></p>
    ${part('Query', call.query, 'input')}${part('Body', call.body, 'input')}${part('Answer', call.answer, 'output')}</section>`
}

const css = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid #8884;padding:.5rem 0}h2{font-size:1rem;margin:.5rem 0;overflow-wrap:anywhere}b{color:#1d8a65}small{opacity:.7;border:1px solid #8886;border-radius:1rem;padding:.1rem .5rem}
pre{overflow:auto;background:#8881;padding:1rem;border-radius:.5rem;font-size:.8rem}`

function pageOf(): string {
  const sections = (Object.entries(calls) as [string, CallShape][]).map(([name, call]) => section(name, call))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Mainstreet API</title>${pageIcon}<link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Mainstreet API</h1>
    <p>The same as <a href="/api/docs/json">OpenAPI 3.1</a>.</p>${sections.join('\n')}</main></body></html>`
}

/** The documents of the API: a page for people, `/api/docs/json` for programs. Made once, when first asked for. */
export function documentCalls(app: FastifyInstance, version: string): void {
  let page: string | undefined
  let json: string | undefined
  app.get('/api/docs', async (_request, reply) => {
    page ??= pageOf()
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/api/docs/json', async (_request, reply) => {
    json ??= JSON.stringify(openApi(version))
    return reply.type('application/json; charset=utf-8').send(json)
  })
}
