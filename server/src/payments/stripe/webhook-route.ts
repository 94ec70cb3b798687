import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { registerRawParser } from '@mainstreet/platform/http/raw-body.ts'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import type { PaymentDeps } from '../payment-deps.ts'
import { receiveStripeEvent } from './receive-stripe-event.ts'

export const webhookPath = '/api/payments/webhook'
const maxBodyBytes = 512 * 1024
/** Stripe's own default. It bounds the replay of an old signature. */
const signatureToleranceSeconds = 300

/**
 * The signature covers the raw bytes, so the body is not parsed first. Responds 2xx once the event is stored.
 */
export function registerWebhookRoute(app: FastifyInstance, deps: PaymentDeps): void {
  app.register(async (scope) => {
    registerRawParser(scope)
    scope.post(webhookPath, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      const event = verifyStripeEvent(deps, request.body, request.headers['stripe-signature'])
      await receiveStripeEvent(deps, event)
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}

function verifyStripeEvent({ provider, now }: PaymentDeps, body: unknown, signature: unknown): Stripe.Event {
  // repeated headers are joined by a comma and a space, which the provider never sends
  if (typeof signature !== 'string' || signature.includes(', ') || !Buffer.isBuffer(body))
    throw new ApiError('bad_request', (m) => m.errors.payments.signatureRequired)
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
    // any error here is caused by the request
    throw new ApiError('bad_request', (m) => m.errors.payments.signatureInvalid, { cause })
  }
}
