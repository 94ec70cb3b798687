import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { Refusal } from '../../platform/http/api-error.ts'
import type { MoneyDeps } from '../process-payment.ts'
import { hearEvent } from './handle-stripe-event.ts'

export const webhookPath = '/api/payments/webhook'
const mostBytes = 512 * 1024
/** Stripe's own: an old signature may have been listened to. */
const toleranceS = 300

/** Signed over the raw bytes: they are read as they came. 2xx only after the commit of the effect. */
export function webhookRoute(app: FastifyInstance, deps: MoneyDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(webhookPath, { bodyLimit: mostBytes }, async (request, reply) => {
      const event = signedEvent(deps, request.body, request.headers['stripe-signature'])
      await hearEvent(deps, event)
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}

function signedEvent({ provider, now }: MoneyDeps, body: unknown, signature: unknown): Stripe.Event {
  // repeated headers come joined by a comma and a space, which the provider never writes
  if (typeof signature !== 'string' || signature.includes(', ') || !Buffer.isBuffer(body))
    throw new Refusal('bad_request', 'One signature is needed')
  try {
    return provider.stripe.webhooks.constructEvent(
      body,
      signature,
      provider.webhookSecret,
      toleranceS,
      undefined,
      now().getTime(),
    )
  } catch (cause) {
    // whatever it stumbles over was in the request
    throw new Refusal('bad_request', 'The signature does not fit', { cause })
  }
}
