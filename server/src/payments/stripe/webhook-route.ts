import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { ApiError } from '../../platform/http/api-error.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { handleStripeEvent } from './handle-stripe-event.ts'

export const webhookPath = '/api/payments/webhook'
const maxBodyBytes = 512 * 1024
/** Stripe's own: an old signature may have been listened to. */
const signatureToleranceSeconds = 300

/** Signed over the raw bytes: they are read as they came. 2xx only after the commit of the effect. */
export function registerWebhookRoute(app: FastifyInstance, deps: PaymentDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(webhookPath, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      const event = verifyStripeEvent(deps, request.body, request.headers['stripe-signature'])
      await handleStripeEvent(deps, event)
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}

function verifyStripeEvent({ provider, now }: PaymentDeps, body: unknown, signature: unknown): Stripe.Event {
  // repeated headers come joined by a comma and a space, which the provider never writes
  if (typeof signature !== 'string' || signature.includes(', ') || !Buffer.isBuffer(body))
    throw new ApiError('bad_request', 'One signature is needed')
  try {
    return provider.stripe.webhooks.constructEvent(
      body,
      signature,
      provider.webhookSecret,
      signatureToleranceSeconds,
      undefined,
      now().getTime(),
    )
  } catch (cause) {
    // whatever it stumbles over was in the request
    throw new ApiError('bad_request', 'The signature does not fit', { cause })
  }
}
