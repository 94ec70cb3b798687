import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { errorResponse } from '@mainstreet/contract/errors.ts'
import { callRates } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { faviconLink } from './platform/http/favicon-link.ts'

type JsonObject = Record<string, unknown>

function toJsonSchema(type: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}

function toParameters(type: z.ZodType | undefined, where: 'path' | 'query'): JsonObject[] {
  if (!type) return []
  const { properties = {}, required = [] } = toJsonSchema(type, 'input') as {
    properties?: JsonObject
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function toOperation(name: string, call: CallShape): JsonObject {
  const status = call.status ?? (call.response ? 200 : 204)
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
      ...toParameters(call.params, 'path'),
      ...toParameters(call.query, 'query'),
      ...(call.idempotent ? [key] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(call.body, 'input') } },
      },
    }),
    responses: {
      [status]: {
        description: 'Success',
        ...(call.response && {
          content: { 'application/json': { schema: toJsonSchema(call.response, 'output') } },
        }),
        ...(file && { content: file }),
      },
      ...(call.conflict && {
        409: {
          description: 'Conflict, with what is true now',
          content: { 'application/json': { schema: toJsonSchema(call.conflict, 'output') } },
        },
      }),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** OpenAPI 3.1, generated from the call table. */
function buildOpenApi(version: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [name, call] of Object.entries(calls) as [string, CallShape][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(name, call) }
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
      schemas: { Error: toJsonSchema(errorResponse, 'output') },
    },
    paths,
  }
}

const htmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => htmlEscapes[sign] ?? sign)

function renderCall(name: string, call: CallShape): string {
  const renderSchema = (title: string, type: z.ZodType | undefined, io: 'input' | 'output') =>
    type
      ? `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(toJsonSchema(type, io), null, 2))}</pre></details>`
      : ''
  return `<section id="${name}"><h2><b>${call.method}</b> <code>${escapeHtml(call.path)}</code></h2>
    <p>${escapeHtml(call.summary)} <small>${call.access.replace('_', ' ')}</small></p>
    ${renderSchema('Query', call.query, 'input')}${renderSchema('Body', call.body, 'input')}${renderSchema('Answer', call.response, 'output')}</section>`
}

const css = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid #8884;padding:.5rem 0}h2{font-size:1rem;margin:.5rem 0;overflow-wrap:anywhere}b{color:#1d8a65}small{opacity:.7;border:1px solid #8886;border-radius:1rem;padding:.1rem .5rem}
pre{overflow:auto;background:#8881;padding:1rem;border-radius:.5rem;font-size:.8rem}`

function renderPage(): string {
  const sections = (Object.entries(calls) as [string, CallShape][]).map(([name, call]) =>
    renderCall(name, call),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Mainstreet API</title>${faviconLink}<link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Mainstreet API</h1>
    <p>The same as <a href="/api/docs/json">OpenAPI 3.1</a>.</p>${sections.join('\n')}</main></body></html>`
}

/** The API documentation: a page for people, `/api/docs/json` for programs. Generated on first use. */
export function apiDocsRoutes(app: FastifyInstance, version: string): void {
  let page: string | undefined
  let json: string | undefined
  app.get('/api/docs', async (_request, reply) => {
    page ??= renderPage()
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/api/docs/json', async (_request, reply) => {
    json ??= JSON.stringify(buildOpenApi(version))
    return reply.type('application/json; charset=utf-8').send(json)
  })
}
