import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { sandboxApi } from '../../../../demo/stripe-sandbox/api.ts'
import { payPath } from '../../../../demo/stripe-sandbox/payment-pages.ts'
import { clientOptions } from '../../payments/stripe/create-stripe-provider.ts'
import type { Provider } from '../../payments/stripe/stripe-provider.ts'
import type { Town } from '../setup/test-app.ts'

/** `stumbles`: answers 500; `acts, then stumbles` and `acts, then cuts`: what was asked is done all the same. */
export const moods = ['hangs', 'stumbles', 'acts, then stumbles', 'acts, then cuts', 'is busy'] as const
export type Mood = (typeof moods)[number]

export type Gateway = {
  /** To whom asks at such an address; undefined: to nobody. */
  mood: { at: RegExp; is: Mood } | undefined
  asked: number
  close(): Promise<void>
}

export const quietS = 20
export type Spoilt = {
  /** Forgets under which key it is asked, as if there were none. */
  forgetsKeys?: boolean
  /** How long the street's client waits for one answer. */
  timeout?: number
}

/** Stands on a wire of its own between the street's client and its card provider, and has its moods. */
export async function openGateway(
  town: Town,
  { forgetsKeys = false, ...client }: Spoilt = {},
): Promise<Gateway> {
  const provider = town.provider as Provider
  const { stripe } = provider
  const secretKey = 'sk_test_of_the_gateway'
  const api = sandboxApi({
    db: town.db,
    now: town.deps.now,
    secretKey,
    payUrl: `${town.publicUrl}${payPath}`,
    wake: () => town.deps.bus.publish('sandbox'),
  })
  const stumbled = new Set<string>()
  const gateway: Gateway = { mood: undefined, asked: 0, close }

  async function pass(request: IncomingMessage) {
    const { method, url = '', headers } = request
    const key = forgetsKeys ? randomUUID() : headers['idempotency-key']
    const payload = await text(request)
    return api.inject({
      method: method as 'GET',
      url,
      headers: { ...(headers as Record<string, string>), ...(key && { 'idempotency-key': String(key) }) },
      ...(payload && { payload }),
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    gateway.asked++
    const { mood } = gateway
    const key = String(request.headers['idempotency-key'])
    const is = mood?.at.test(request.url ?? '') ? mood.is : undefined
    if (is === 'hangs') return
    if (is === 'is busy') return say(response, 429, 'rate_limit_error', { 'retry-after': `${quietS}` })
    if (is === 'stumbles') stumbled.add(key)
    // stripe gives a key the same answer for a day, also this one
    if (stumbled.has(key)) return say(response, 500, 'api_error')
    const passed = await pass(request)
    if (is === 'acts, then cuts') return void response.destroy()
    if (is === 'acts, then stumbles') {
      stumbled.add(key)
      return say(response, 500, 'api_error')
    }
    response.writeHead(passed.statusCode, { 'content-type': 'application/json' }).end(passed.body)
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  provider.stripe = new Stripe(secretKey, {
    ...clientOptions,
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

function say(response: ServerResponse, status: number, type: string, headers: Record<string, string> = {}) {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { type, message: 'Not now' } }))
}
