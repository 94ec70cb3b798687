import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSandboxApi } from '@mainstreet/demo/stripe-sandbox/api.ts'
import { paymentPagePath } from '@mainstreet/demo/stripe-sandbox/payment-pages.ts'
import Stripe from 'stripe'
import { stripeClientOptions } from '../../payments/stripe/create-stripe-provider.ts'
import type { StripeProvider } from '../../payments/stripe/stripe-provider.ts'
import type { TestApp } from '../setup/test-app.ts'

/** `fails`: responds 500. `acts, then fails` and `acts, then disconnects`: the action is carried out all the same. */
export const gatewayFaults = [
  'hangs',
  'fails',
  'acts, then fails',
  'acts, then disconnects',
  'is rate limited',
] as const
export type GatewayFault = (typeof gatewayFaults)[number]

export type FaultyGateway = {
  /** The requests that are affected, by URL; undefined: none. */
  fault: { at: RegExp; is: GatewayFault } | undefined
  requestCount: number
  close(): Promise<void>
}

export const retryAfterSeconds = 20
export type FaultyGatewayOptions = {
  /** Ignores idempotency keys. */
  ignoresIdempotencyKeys?: boolean
  /** The client's timeout for one response. */
  timeout?: number
}

/** A proxy between our client and the card provider that injects faults. */
export async function startFaultyGateway(
  testApp: TestApp,
  { ignoresIdempotencyKeys = false, ...client }: FaultyGatewayOptions = {},
): Promise<FaultyGateway> {
  const provider = testApp.provider as StripeProvider
  const { stripe } = provider
  const secretKey = 'sk_test_of_the_gateway'
  const api = createSandboxApi({
    db: testApp.db,
    now: testApp.deps.now,
    secretKey,
    payUrl: `${testApp.publicUrl}${paymentPagePath}`,
    wake: () => testApp.deps.bus.publish('stripe_sandbox.events_due'),
  })
  const failedKeys = new Set<string>()
  const gateway: FaultyGateway = { fault: undefined, requestCount: 0, close }

  async function forward(request: IncomingMessage) {
    const { method, url = '', headers } = request
    const key = ignoresIdempotencyKeys ? randomUUID() : headers['idempotency-key']
    const payload = await text(request)
    return api.inject({
      method: method as 'GET',
      url,
      headers: { ...(headers as Record<string, string>), ...(key && { 'idempotency-key': String(key) }) },
      ...(payload && { payload }),
    })
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    gateway.requestCount++
    const { fault } = gateway
    const key = String(request.headers['idempotency-key'])
    const is = fault?.at.test(request.url ?? '') ? fault.is : undefined
    if (is === 'hangs') return
    if (is === 'is rate limited')
      return sendStripeError(response, 429, 'rate_limit_error', { 'retry-after': `${retryAfterSeconds}` })
    if (is === 'fails') failedKeys.add(key)
    // stripe returns the same response for a key for a day, also this one
    if (failedKeys.has(key)) return sendStripeError(response, 500, 'api_error')
    const passed = await forward(request)
    if (is === 'acts, then disconnects') return void response.destroy()
    if (is === 'acts, then fails') {
      failedKeys.add(key)
      return sendStripeError(response, 500, 'api_error')
    }
    response.writeHead(passed.statusCode, { 'content-type': 'application/json' }).end(passed.body)
  }

  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  provider.stripe = new Stripe(secretKey, {
    ...stripeClientOptions,
    ...client,
    host: '127.0.0.1',
    port,
    protocol: 'http',
  })

  async function close() {
    provider.stripe = stripe
    server.closeAllConnections()
    server.close()
    await api.close()
  }
  return gateway
}

function sendStripeError(
  response: ServerResponse,
  status: number,
  type: string,
  headers: Record<string, string> = {},
) {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { type, message: 'Not now' } }))
}
