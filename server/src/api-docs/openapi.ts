import { type CallShape, getCallRate } from '@mainstreet/contract/call.ts'
import { callGroups } from '@mainstreet/contract/calls.ts'
import { hourMs } from '@mainstreet/contract/durations.ts'
import { errorResponse } from '@mainstreet/contract/errors.ts'
import { callRates, idempotencyLimits } from '@mainstreet/contract/http-limits.ts'
import type { z } from 'zod'
import { version } from '../version.ts'
import { buildErrorResponses, toErrorResponses } from './error-responses.ts'
import { createSchemaConverter, type Direction, type JsonObject, toInlineJsonSchema } from './json-schema.ts'

const tags: Record<keyof typeof callGroups, { name: string; description: string }> = {
  accounts: { name: 'Accounts', description: 'Sign-in, the own account, and the management of users.' },
  location: { name: 'Location', description: 'Places, addresses and the base map.' },
  shops: { name: 'Shops', description: 'Shops, their profiles, opening hours and approval.' },
  catalog: { name: 'Catalog', description: 'Products, search, import and export.' },
  cart: { name: 'Cart', description: "A customer's cart." },
  orders: { name: 'Orders', description: 'Orders and reservations, and their status.' },
  payments: { name: 'Payments', description: 'Checkout, online payments, refunds and balances.' },
  chat: { name: 'Chat', description: 'Messages between customers and shops.' },
  notifications: { name: 'Notifications', description: 'Notifications and their preferences.' },
  admin: { name: 'Admin', description: 'Audit log, review of shops and the orders of all shops.' },
  reports: { name: 'Reports', description: 'Insights, browser errors and the health of the server.' },
}

const info = {
  title: 'Mainstreet API',
  version,
  summary: 'An online marketplace for the shops of a town.',
  description: `Requests and responses are JSON. Amounts of money are dollars, times are ISO 8601 in UTC.

**Authentication.** Send the token of \`login\` or \`register\` as \`Authorization: Bearer …\`. A call that needs no token
has an empty \`security\`; some of them return more with one. \`x-access\` names the required role; an admin may make every
call. What a caller may not see is answered with 404.

**Browsers.** A request that carries our session cookie and changes data needs the token of \`getCsrfToken\` in the header
\`X-CSRF-Token\`. Other clients send no cookie and need none.

**Errors.** Every error has the schema \`Error\`: a \`code\` for programs, a sentence for people in \`error\`, and a
\`requestId\`. \`details\` names the invalid fields. Some errors with status 409 also carry the current state, for example
the \`order\`; see the call.

**Repeating a request.** Calls with the header \`Idempotency-Key\` run once per key and return the same response again for
${idempotencyLimits.retentionMs / hourMs} hours.

**Limits.** \`x-rate-limit\` says how many calls of the same kind an account and an address may make; beyond that they
fail with 429, and \`Retry-After\` says for how many seconds.`,
  contact: { name: 'Mainstreet maintainers' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
}

const recentAuthentication =
  'Needs an authentication in the last 10 minutes, by a sign-in, `confirmIdentity` or a second factor, else it fails with `confirm_identity`.'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Visible ASCII characters, different for each intended action.',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: idempotencyLimits.keyMaxChars },
}

type JsonSchemaOfObject = { properties?: Record<string, JsonObject>; required?: string[] }
const isNumeric = (schema: JsonObject | undefined) => schema?.type === 'number' || schema?.type === 'integer'

/** The OpenAPI 3.1 document of all calls. */
export function buildOpenApi(): JsonObject {
  const { toJsonSchema, components } = createSchemaConverter()
  const toJsonContent = (type: z.ZodType, io: Direction) => ({
    'application/json': { schema: toJsonSchema(type, io) },
  })

  function toParameters(type: z.ZodType | undefined, where: 'path' | 'query'): JsonObject[] {
    if (!type) return []
    const { properties = {}, required = [] } = toJsonSchema(type, 'input') as JsonSchemaOfObject
    const { properties: parsed = {} } = toInlineJsonSchema(type, 'output') as JsonSchemaOfObject
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      // a number is sent as text, which generators do by themselves
      schema: isNumeric(parsed[name]) ? parsed[name] : schema,
    }))
  }

  function toSuccess(call: CallShape): JsonObject {
    if (call.file) return { description: 'A file', content: { [call.file]: { schema: { type: 'string' } } } }
    if (!call.response) return { description: 'Success, without a body' }
    return { description: 'Success', content: toJsonContent(call.response, 'output') }
  }

  function toResponses(call: CallShape): JsonObject {
    const conflict = call.conflict && {
      description: 'The current state does not allow it. The response may carry that state.',
      content: toJsonContent(call.conflict, 'output'),
    }
    return {
      [call.status ?? (call.response ? 200 : 204)]: toSuccess(call),
      ...toErrorResponses(call),
      ...(conflict && { 409: conflict }),
    }
  }

  function toOperation(name: string, tag: string, call: CallShape): JsonObject {
    const parameters = [
      ...toParameters(call.params, 'path'),
      ...toParameters(call.query, 'query'),
      ...(call.idempotent ? [idempotencyKey] : []),
    ]
    return {
      operationId: name,
      summary: call.summary,
      description: [
        call.description,
        ...(call.recentAuthentication ? [recentAuthentication] : []),
        ...describeLimits(call),
      ].join('\n\n'),
      tags: [tag],
      security: call.access === 'public' ? [] : [{ bearer: [] }],
      'x-access': call.access,
      'x-rate-limit': callRates[getCallRate(call)],
      ...(parameters.length > 0 && { parameters }),
      ...(call.body && {
        requestBody: { required: true, content: toJsonContent(call.body, 'input') },
      }),
      responses: toResponses(call),
    }
  }

  const paths: Record<string, JsonObject> = {}
  for (const [capability, group] of Object.entries(callGroups))
    for (const [name, call] of Object.entries<CallShape>(group)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      const tag = tags[capability as keyof typeof callGroups].name
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(name, tag, call) }
    }
  toJsonSchema(errorResponse, 'output')
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The server that serves this document' }],
    tags: Object.values(tags),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: buildErrorResponses(),
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

function describeLimits({ rate, maxBodyBytes }: CallShape): string[] {
  const limits = []
  if (rate) {
    const { account, address, windowMs } = callRates[rate]
    const minutes = windowMs / 60_000
    const period = minutes === 1 ? 'per minute' : `in ${minutes} minutes`
    limits.push(`Rate limit: ${account} calls per account and ${address} per address ${period}.`)
  }
  if (maxBodyBytes !== undefined) limits.push(`Body limit: ${maxBodyBytes / 1024} KiB.`)
  return limits
}
