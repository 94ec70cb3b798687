import { readFileSync } from 'node:fs'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createInjectedFetch } from '@mainstreet/platform/http/injected-fetch.ts'
import { reconcilePayments } from '@mainstreet/server/payments/reconciliation/reconcile-payments.ts'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  requireOrderFor,
  testCards,
} from '@mainstreet/server/test/payments/payments-fixture.ts'
import { deliverAllEvents } from '@mainstreet/server/test/payments/placed-checkout.ts'
import { Ajv, type ValidateFunction } from 'ajv'
import { parse } from 'picoquery'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { createSandboxApi } from './api.ts'
import { openDispute } from './disputes.ts'
import { paymentPagePath } from './payment-pages.ts'

/** Stripe's published OpenAPI document as JSON; it has megabytes and is no part of the repository. */
const documentPath = process.env.STRIPE_OPENAPI
const skipReason = 'STRIPE_OPENAPI names no OpenAPI document of Stripe'

type Exchange = {
  method: string
  path: string
  query: string
  body: string
  status: number
  response: unknown
}
type Schema = Record<string, unknown>
type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}
type OpenApiDocument = { paths: Record<string, Record<string, Operation>>; components: unknown }

test('every request of ours and every response of the sandbox matches Stripe’s OpenAPI document', {
  timeout: 240_000,
}, async (context) => {
  if (!documentPath) return context.skip(skipReason)
  const document = JSON.parse(readFileSync(documentPath, 'utf8')) as OpenApiDocument
  const exchanges = await recordExchanges()
  const validator = createValidator(document)
  const problems = exchanges.flatMap((exchange) => validator.validate(exchange))
  const operations = new Set(exchanges.map((one) => `${one.method} ${validator.findPath(one.path)}`))
  expect([...new Set(problems)]).toEqual([])
  // an empty object lacks what every response must have
  for (const exchange of exchanges)
    expect(validator.validate({ ...exchange, response: {} }), exchange.path).not.toEqual([])
  expect([...operations].toSorted()).toEqual([
    'get /v1/balance_transactions',
    'get /v1/checkout/sessions',
    'get /v1/checkout/sessions/{session}',
    'get /v1/disputes/{dispute}',
    'get /v1/events',
    'get /v1/payment_intents/{intent}',
    'get /v1/refunds',
    'get /v1/refunds/{refund}',
    'post /v1/checkout/sessions',
    'post /v1/checkout/sessions/{session}/expire',
    'post /v1/disputes/{dispute}',
    'post /v1/disputes/{dispute}/close',
    'post /v1/payment_intents/{intent}/cancel',
    'post /v1/payment_intents/{intent}/capture',
    'post /v1/refunds',
  ])
})

/** Plays payments, refunds and disputes through our own code, and returns the requests and responses. */
async function recordExchanges(): Promise<Exchange[]> {
  const { testApp, payments } = await createPaymentsTestApp()
  const { db, deps } = testApp
  const exchanges: Exchange[] = []
  const secretKey = 'sk_test_recorded'
  const payUrl = `${testApp.publicUrl}${paymentPagePath}`
  const api = createSandboxApi({ db, now: deps.now, secretKey, payUrl, wake: () => {} })
  const send = createInjectedFetch(api)
  const record: typeof fetch = async (input, init) => {
    const response = await send(input, init)
    const { pathname: path, search: query } = new URL(String(input))
    const { method = 'GET', body } = init ?? {}
    const text = await response.clone().text()
    const exchange = { method: method.toLowerCase(), path, query: query.slice(1), body: String(body ?? '') }
    exchanges.push({ ...exchange, status: response.status, response: JSON.parse(text) })
    return response
  }
  const stripe = new Stripe(secretKey, { httpClient: Stripe.createFetchHttpClient(record), telemetry: false })
  payments.provider.stripe = stripe

  const { customer, tea, book } = await createCustomerAndProducts(testApp)
  const { merchant } = tea.shop
  const refund = (id: string) =>
    merchant.send(calls.refundOrder, { params: { id }, body: { amount: 1, reason: 'Cold' } })
  const { orders } = await payments.captured(customer, [tea, book])
  await deliverAllEvents(payments)
  const order = requireOrderFor(orders, tea)
  const intent = await payments.getIntentId(order)
  await refund(order.id)
  const { id: refundId } = await stripe.refunds.create({ payment_intent: intent, amount: 100 })
  await stripe.refunds.retrieve(refundId)
  await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  await deliverAllEvents(payments)
  for (const decide of [
    (id: string) => stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } }),
    (id: string) => stripe.disputes.close(id),
  ]) {
    const { id } = await db.tx((tx) => openDispute(tx, deps.now(), intent, { reason: 'fraudulent' }))
    await deliverAllEvents(payments)
    await decide(id)
    await deliverAllEvents(payments)
  }
  const failing = await payments.captured(customer, [tea], testCards.failsRefund)
  await refund(requireOrderFor(failing.orders, tea).id)
  const declined = await payments.paid(customer, [tea])
  await merchant.send(calls.updateOrderStatus, {
    params: { id: requireOrderFor(declined.orders, tea).id },
    body: { status: 'declined', reason: 'Sold out' },
  })
  await testApp.processEvents()
  await payments.processPaymentQueue()
  const unpaid = (await payments.checkout(customer, [tea])).body.parent_order_id
  await customer.send(calls.cancelCheckout, { params: { parent_order_id: unpaid } })
  await db.one(sql`
    update payments set idempotency_generation = 1 where parent_order_id = ${
      (await payments.checkout(customer, [tea])).body.parent_order_id
    }`)
  await stripe.checkout.sessions.list({ created: { gte: 0 }, status: 'open', limit: 100 })
  const [session] = (
    await stripe.checkout.sessions.list({ created: { gte: 0 }, status: 'complete', limit: 1 })
  ).data
  await stripe.checkout.sessions.retrieve(session?.id ?? '')
  await stripe.events.list({ limit: 100 })
  testApp.clock.now = new Date(Date.now() + 60 * minuteMs)
  await reconcilePayments(payments.deps)
  await reconcilePayments(payments.deps)
  await api.close()
  return exchanges
}

function createValidator(document: OpenApiDocument) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  const coercingAjv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: true })
  const root = toJsonSchema(document) as Schema
  for (const each of [ajv, coercingAjv]) each.addSchema({ $id: 'stripe', components: root.components })
  const compiled = new Map<string, ValidateFunction>()
  const patterns = Object.keys(document.paths).map(
    (path) => [path, new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)] as const,
  )
  const findPath = (path: string) => patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'unknown path'

  function check(by: Ajv, name: string, schema: Schema, value: unknown): string[] {
    const isValid = compiled.get(name) ?? by.compile(toJsonSchema(schema) as Schema)
    compiled.set(name, isValid)
    isValid(value)
    return (isValid.errors ?? [])
      .filter(({ keyword }) => keyword !== 'anyOf')
      .map(
        ({ instancePath, message, params }) => `${name}${instancePath}: ${message} ${JSON.stringify(params)}`,
      )
  }

  function validate({ method, path, query, body, status, response }: Exchange): string[] {
    const name = `${method} ${findPath(path)}`
    const operation = document.paths[findPath(path)]?.[method]
    if (!operation) return [`${name} does not exist`]
    const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query')
    const querySchema = {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
    }
    const bodySchema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema
    const responseSchema = (operation.responses[status] ?? operation.responses.default)?.content[
      'application/json'
    ]?.schema
    return [
      ...check(coercingAjv, `${name} query`, querySchema, parseForm(query)),
      ...(bodySchema ? check(coercingAjv, `${name} body`, bodySchema, parseForm(body)) : []),
      ...(responseSchema
        ? check(ajv, `${name} ${status}`, responseSchema, response)
        : [`${name} has no schema`]),
    ]
  }
  return { findPath, validate }
}

function parseForm(text: string): unknown {
  return parse(text, { nestingSyntax: 'index' })
}

/** OpenAPI 3.0: `nullable` beside a type, and references to the document. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' ? one.replace(/^#/, 'stripe#') : toJsonSchema(one),
    ]),
  )
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest
}
