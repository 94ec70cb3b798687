import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { parse } from 'picoquery'
import { z } from 'zod'
import { codeOf, type Db, type Tx } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { createSession, expireSession, newSession, told } from './checkout-sessions.ts'
import { cancel, cancelIntent, capture, captureIntent, createRefund, newRefund } from './payment-intents.ts'
import { listEvents, listRefunds, listSessions, require } from './store.ts'
import { ProviderFault } from './stripe-api-error.ts'

export type SandboxDeps = {
  db: Db
  now: () => Date
  secretKey: string
  /** Where the pay pages stand, without a trailing slash. */
  payUrl: string
  /** Something is to be delivered. */
  wake(): void
}

type Ask<Body> = { tx: Tx; now: Date; id: string; body: Body }
const idParams = z.object({ id: z.string().max(200).default('') })
const limit = z.coerce.number().int().min(1).max(100).default(10)
const startingAfter = z.string().max(200).optional()
const eventPage = z.strictObject({ limit, starting_after: startingAfter })
const refundPage = z.strictObject({ limit, payment_intent: z.string().max(200) })
const sessionPage = z.strictObject({
  limit,
  starting_after: startingAfter,
  status: z.enum(['open', 'complete', 'expired']),
  'created[gte]': z.coerce.number().int(),
})
const longestKey = 255

/**
 * The part of Stripe's API that this street uses, in Stripe's form, so that the official SDK speaks with it.
 * Never listens: requests are injected.
 */
export function sandboxApi(deps: SandboxDeps): FastifyInstance {
  const { db, now, payUrl } = deps
  const app = Fastify({ logger: false, bodyLimit: 256 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
    done(null, parse(text as string, { nestingSyntax: 'index' })),
  )
  app.setErrorHandler((fault, _request, reply) => {
    if (fault instanceof ProviderFault) return reply.code(fault.status).send(fault.body)
    return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } })
  })
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(new ProviderFault(404, `Unrecognized request URL (${request.method}: ${request.url}).`).body),
  )
  app.addHook('onRequest', async (request) => requireKey(deps.secretKey, request))

  function post<Body extends z.ZodType>(
    path: string,
    schema: Body,
    act: (ask: Ask<z.output<Body>>) => Promise<unknown>,
  ) {
    app.post(path, async (request, reply) => {
      const { id } = idParams.parse(request.params)
      const body = read(schema, request.body)
      const answer = await db.tx((tx) => once(tx, request, now(), () => act({ tx, now: now(), id, body })))
      deps.wake()
      if (answer.isReplayed) reply.header('idempotent-replayed', 'true')
      return reply.type('application/json').send(answer.text)
    })
  }
  const nothing = z.strictObject({})

  post('/v1/checkout/sessions', newSession, async ({ tx, now, body }) =>
    told(await createSession(tx, now, body, payUrl)),
  )
  post('/v1/checkout/sessions/:id/expire', nothing, async ({ tx, now, id }) =>
    told(await expireSession(tx, now, id)),
  )
  post('/v1/payment_intents/:id/capture', capture, ({ tx, now, id, body }) =>
    captureIntent(tx, now, id, body),
  )
  post('/v1/payment_intents/:id/cancel', cancel, ({ tx, now, id, body }) => cancelIntent(tx, now, id, body))
  post('/v1/refunds', newRefund, ({ tx, now, body }) => createRefund(tx, now, body))

  const idOf = (request: FastifyRequest) => idParams.parse(request.params).id
  app.get('/v1/checkout/sessions', async (request) => {
    const { limit, starting_after, status, 'created[gte]': since } = read(sessionPage, request.query)
    const found = await listSessions(
      db,
      { limit, startingAfter: starting_after },
      status,
      new Date(since * 1000),
    )
    return { ...found, data: found.data.map(told) }
  })
  app.get('/v1/checkout/sessions/:id', async (request) =>
    told(await require(db, 'checkout.session', idOf(request))),
  )
  app.get('/v1/payment_intents/:id', (request) => require(db, 'payment_intent', idOf(request)))
  app.get('/v1/charges/:id', (request) => require(db, 'charge', idOf(request)))
  app.get('/v1/refunds/:id', (request) => require(db, 'refund', idOf(request)))
  app.get('/v1/events/:id', (request) => require(db, 'event', idOf(request)))
  app.get('/v1/events', (request) => {
    const { limit, starting_after } = read(eventPage, request.query)
    return listEvents(db, { limit, startingAfter: starting_after })
  })
  app.get('/v1/refunds', (request) => {
    const { limit, payment_intent } = read(refundPage, request.query)
    return listRefunds(db, payment_intent, limit)
  })
  return app
}

function requireKey(secretKey: string, request: FastifyRequest): void {
  const given = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest()
  const expected = createHash('sha256').update(`Bearer ${secretKey}`).digest()
  if (!timingSafeEqual(given, expected)) throw new ProviderFault(401, 'Invalid API Key provided')
}

function read<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const [first, ...rest] = [...(issue?.path ?? []), ...unknown]
  const param = `${String(first ?? '')}${rest.map((part) => `[${String(part)}]`).join('')}`
  if (unknown.length > 0)
    throw new ProviderFault(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  throw new ProviderFault(400, `Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param })
}

type Answer = { text: string; isReplayed: boolean }

/** Stripe keeps the first answer to an Idempotency-Key and gives it again; a refused request keeps nothing. */
async function once(
  tx: Tx,
  request: FastifyRequest,
  now: Date,
  act: () => Promise<unknown>,
): Promise<Answer> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return { text: JSON.stringify(await act()), isReplayed: false }
  if (key.length > longestKey)
    throw new ProviderFault(400, `Idempotency keys must be no longer than ${longestKey} characters.`, {
      type: 'idempotency_error',
    })

  const hash = createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body)}`)
    .digest()
  if (!(await claim(tx, key, hash, now))) return firstAnswer(tx, key, hash)

  const text = JSON.stringify(await act())
  await tx.one(sql`update sandbox_answers set answer = ${text}::json where key = ${key}`)
  return { text, isReplayed: false }
}

async function claim(tx: Tx, key: string, hash: Buffer, now: Date): Promise<boolean> {
  try {
    const row = await tx.one(sql`
      insert into sandbox_answers (key, request_hash, created_at) values (${key}, ${hash}, ${now})
      on conflict do nothing returning true as claimed`)
    return row !== undefined
  } catch (fault) {
    if (codeOf(fault) === '55P03')
      throw new ProviderFault(
        409,
        'There is currently another in-progress request using this Idempotent Key.',
        {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
        },
      )
    throw fault
  }
}

async function firstAnswer(tx: Tx, key: string, hash: Buffer): Promise<Answer> {
  const first = await tx.one<{ request_hash: Buffer; text: string }>(sql`
    select request_hash, answer::text as text from sandbox_answers where key = ${key}`)
  if (!first?.request_hash.equals(hash))
    throw new ProviderFault(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    )
  return { text: first.text, isReplayed: true }
}
