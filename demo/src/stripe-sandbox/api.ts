import { createHash } from 'node:crypto'
import { type Db, getErrorCode, type Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { isEqualConstantTime } from '@mainstreet/platform/http/is-equal-constant-time.ts'
import { noRouteSchemas } from '@mainstreet/platform/http/no-route-schemas.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { parse } from 'picoquery'
import { z } from 'zod'
import { listBalanceTransactions } from './balance-transactions.ts'
import { createSession, createSessionParams, expireSession, toApiSession } from './checkout-sessions.ts'
import { acceptDispute, updateDispute, updateDisputeParams } from './disputes.ts'
import {
  cancelIntent,
  cancelParams,
  captureIntent,
  captureParams,
  createRefund,
  createRefundParams,
} from './payment-intents.ts'
import { listCheckoutSessions, listEvents, listRefunds, requireStripeObject } from './store.ts'
import { StripeApiError } from './stripe-api-error.ts'

export type StripeSandboxDeps = {
  db: Db
  now: () => Date
  secretKey: string
  /** The base URL of the payment pages, without a trailing slash. */
  payUrl: string
  /** Called when events are ready for delivery. */
  wake(): void
}

type ApiRequest<Body> = { tx: Tx; now: Date; id: string; body: Body }
const idParams = z.object({ id: z.string().max(200).default('') })
const limitField = z.coerce.number().int().min(1).max(100).default(10)
const startingAfterField = z.string().max(200).optional()
const listEventsQuery = z.strictObject({ limit: limitField, starting_after: startingAfterField })
const listRefundsQuery = z.strictObject({
  limit: limitField,
  starting_after: startingAfterField,
  payment_intent: z.string().max(200),
})
const listTransactionsQuery = z.strictObject({
  limit: limitField,
  starting_after: startingAfterField,
  ending_before: startingAfterField,
  'expand[0]': z.literal('data.source').optional(),
})
const retrieveIntentQuery = z.strictObject({ 'expand[0]': z.literal('latest_charge').optional() })
const listSessionsQuery = z.strictObject({
  limit: limitField,
  starting_after: startingAfterField,
  status: z.enum(['open', 'complete', 'expired']),
  'created[gte]': z.coerce.number().int(),
})
const maxKeyLength = 255

/**
 * The part of Stripe's API that we use, in Stripe's format, so that the official SDK works with it. Never listens:
 * requests are injected.
 */
export function createSandboxApi(deps: StripeSandboxDeps): FastifyInstance {
  const { db, now, payUrl } = deps
  const app = Fastify({ logger: false, bodyLimit: 256 * 1024, schemaController: noRouteSchemas })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
    done(null, parse(text as string, { nestingSyntax: 'index' })),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeApiError) return reply.code(error.status).send(error.body)
    return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } })
  })
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(new StripeApiError(404, `Unrecognized request URL (${request.method}: ${request.url}).`).body),
  )
  app.addHook('onRequest', async (request) => requireSecretKey(deps.secretKey, request))

  function post<Body extends z.ZodType>(
    path: string,
    schema: Body,
    handle: (apiRequest: ApiRequest<z.output<Body>>) => Promise<unknown>,
  ) {
    app.post(path, async (request, reply) => {
      const { id } = idParams.parse(request.params)
      const body = parseParams(schema, request.body)
      const response = await db.tx((tx) =>
        runIdempotent(tx, request, now(), () => handle({ tx, now: now(), id, body })),
      )
      deps.wake()
      if (response.isReplayed) reply.header('idempotent-replayed', 'true')
      return reply.type('application/json').send(response.text)
    })
  }
  const noParams = z.strictObject({})

  post('/v1/checkout/sessions', createSessionParams, async ({ tx, now, body }) =>
    toApiSession(await createSession(tx, now, body, payUrl)),
  )
  post('/v1/checkout/sessions/:id/expire', noParams, async ({ tx, now, id }) =>
    toApiSession(await expireSession(tx, now, id)),
  )
  post('/v1/payment_intents/:id/capture', captureParams, ({ tx, now, id, body }) =>
    captureIntent(tx, now, id, body),
  )
  post('/v1/payment_intents/:id/cancel', cancelParams, ({ tx, now, id, body }) =>
    cancelIntent(tx, now, id, body),
  )
  post('/v1/disputes/:id', updateDisputeParams, ({ tx, now, id, body }) => updateDispute(tx, now, id, body))
  post('/v1/disputes/:id/close', noParams, ({ tx, now, id }) => acceptDispute(tx, now, id))
  post('/v1/refunds', createRefundParams, ({ tx, now, body }) => createRefund(tx, now, body))

  const getId = (request: FastifyRequest) => idParams.parse(request.params).id
  app.get('/v1/checkout/sessions', async (request) => {
    const {
      limit,
      starting_after,
      status,
      'created[gte]': since,
    } = parseParams(listSessionsQuery, request.query)
    const page = await listCheckoutSessions(
      db,
      { limit, startingAfter: starting_after },
      status,
      new Date(since * 1000),
    )
    return { ...page, data: page.data.map(toApiSession) }
  })
  app.get('/v1/checkout/sessions/:id', async (request) =>
    toApiSession(await requireStripeObject(db, 'checkout.session', getId(request))),
  )
  app.get('/v1/payment_intents/:id', async (request) => {
    const query = parseParams(retrieveIntentQuery, request.query)
    const intent = await requireStripeObject(db, 'payment_intent', getId(request))
    if (query['expand[0]'] === undefined || intent.latest_charge === null) return intent
    return { ...intent, latest_charge: await requireStripeObject(db, 'charge', intent.latest_charge) }
  })
  app.get('/v1/charges/:id', (request) => requireStripeObject(db, 'charge', getId(request)))
  app.get('/v1/refunds/:id', (request) => requireStripeObject(db, 'refund', getId(request)))
  app.get('/v1/events/:id', (request) => requireStripeObject(db, 'event', getId(request)))
  app.get('/v1/events', (request) => {
    const { limit, starting_after } = parseParams(listEventsQuery, request.query)
    return listEvents(db, { limit, startingAfter: starting_after })
  })
  app.get('/v1/refunds', (request) => {
    const { limit, starting_after, payment_intent } = parseParams(listRefundsQuery, request.query)
    return listRefunds(db, payment_intent, { limit, startingAfter: starting_after })
  })
  app.get('/v1/disputes/:id', (request) => requireStripeObject(db, 'dispute', getId(request)))
  app.get('/v1/balance_transactions', async (request) => {
    const query = parseParams(listTransactionsQuery, request.query)
    const { limit, starting_after: startingAfter, ending_before: endingBefore } = query
    const cursor = endingBefore ?? startingAfter
    if (cursor !== undefined) await requireStripeObject(db, 'balance_transaction', cursor)
    const expandsSource = query['expand[0]'] !== undefined
    return listBalanceTransactions(db, { limit, startingAfter, endingBefore, expandsSource })
  })
  return app
}

function requireSecretKey(secretKey: string, request: FastifyRequest): void {
  if (!isEqualConstantTime(request.headers.authorization ?? '', `Bearer ${secretKey}`))
    throw new StripeApiError(401, 'Invalid API Key provided')
}

function parseParams<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const [first, ...rest] = [...(issue?.path ?? []), ...unknown]
  const param = `${String(first ?? '')}${rest.map((segment) => `[${String(segment)}]`).join('')}`
  if (unknown.length > 0)
    throw new StripeApiError(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    })
  throw new StripeApiError(400, `Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param })
}

type StoredResponse = { text: string; isReplayed: boolean }

/** Stripe stores the first response to an Idempotency-Key and returns it again; a rejected request stores nothing. */
async function runIdempotent(
  tx: Tx,
  request: FastifyRequest,
  now: Date,
  handle: () => Promise<unknown>,
): Promise<StoredResponse> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return { text: JSON.stringify(await handle()), isReplayed: false }
  if (key.length > maxKeyLength)
    throw new StripeApiError(400, `Idempotency keys must be no longer than ${maxKeyLength} characters.`, {
      type: 'idempotency_error',
    })

  const hash = createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body)}`)
    .digest()
  if (!(await claimKey(tx, key, hash, now))) return getStoredResponse(tx, key, hash)

  const text = JSON.stringify(await handle())
  await tx.one(sql`update sandbox_responses set response = ${text}::json where key = ${key}`)
  return { text, isReplayed: false }
}

async function claimKey(tx: Tx, key: string, hash: Buffer, now: Date): Promise<boolean> {
  try {
    const row = await tx.one(sql`
      insert into sandbox_responses (key, request_hash, created_at) values (${key}, ${hash}, ${now})
      on conflict do nothing returning true as claimed`)
    return row !== undefined
  } catch (error) {
    if (getErrorCode(error) === '55P03')
      throw new StripeApiError(
        409,
        'There is currently another in-progress request using this Idempotent Key.',
        {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
        },
      )
    throw error
  }
}

async function getStoredResponse(tx: Tx, key: string, hash: Buffer): Promise<StoredResponse> {
  const first = await tx.one<{ request_hash: Buffer; text: string }>(sql`
    select request_hash, response::text as text from sandbox_responses where key = ${key}`)
  if (!first?.request_hash.equals(hash))
    throw new StripeApiError(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    )
  return { text: first.text, isReplayed: true }
}
