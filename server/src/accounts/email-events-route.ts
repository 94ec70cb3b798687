import { readEmailAddress } from '@mainstreet/contract/email-address.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { registerRawParser } from '@mainstreet/platform/http/raw-body.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { z } from 'zod'
import { recordEmailBounce } from './email-bounces-store.ts'

const maxBodyBytes = 64 * 1024
/** Far more than one email has. */
const maxRecipients = 100

/** As Resend sends it; other types and fields are ignored. */
const bounceEvent = z.object({
  type: z.literal('email.bounced'),
  data: z.object({
    to: z.array(z.string()).max(maxRecipients),
    bounce: z.object({ type: z.string() }).optional(),
  }),
})

/**
 * Bounces that a mail provider learns of after it has accepted an email. Signed by the rules of standardwebhooks.com;
 * Svix, which sends those of Resend and others, names the headers differently.
 */
export function registerEmailEventsRoute(
  app: FastifyInstance,
  { db, now }: PlatformDeps,
  secret: string,
): void {
  const webhook = new Webhook(secret)
  app.register(async (scope) => {
    registerRawParser(scope)
    scope.post('/api/email-events', { bodyLimit: maxBodyBytes }, async (request, reply) => {
      const event = bounceEvent.safeParse(verifyEvent(webhook, request))
      if (event.success && event.data.data.bounce?.type !== 'Transient')
        for (const recipient of event.data.data.to) {
          const email = readEmailAddress(recipient)
          if (email) await recordEmailBounce(db, email, now())
        }
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  })
}

function verifyEvent(webhook: Webhook, { body, headers }: FastifyRequest): unknown {
  const read = (name: string) => String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? '')
  try {
    return webhook.verify(Buffer.isBuffer(body) ? body : '', {
      'webhook-id': read('id'),
      'webhook-timestamp': read('timestamp'),
      'webhook-signature': read('signature'),
    })
  } catch (cause) {
    if (!(cause instanceof WebhookVerificationError || cause instanceof SyntaxError)) throw cause
    throw new ApiError('bad_request', (m) => m.errors.accounts.emailEventSignature, { cause })
  }
}
