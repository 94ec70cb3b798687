import { createHash } from 'node:crypto'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { registerFormParser } from '@mainstreet/platform/http/form-body.ts'
import { getRequestLocale } from '@mainstreet/platform/text/request-locale.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StoredSession } from './checkout-sessions.ts'
import { registerDashboardPages } from './dashboard-pages.ts'
import { getSuccessPath, payCheckoutSession } from './pay-checkout-session.ts'
import {
  type PaymentPageContext,
  paymentPageStyles,
  renderClosedPage,
  renderConfirmPage,
  renderPaymentForm,
} from './payment-page-html.ts'
import { findStripeObject, toUnixSeconds } from './store.ts'
import { findTestCard } from './test-cards.ts'

type PaymentPageDeps = { db: Db; now: () => Date; wake(): void }

const pathParams = z.object({ session: z.string().regex(/^cs_test_[0-9a-f]{36}$/) })
const pageQuery = z.object({
  result: z.enum(['declined', 'unconfirmed', 'confirmation_required']).optional().catch(undefined),
  card: z.string().max(40).default('').catch(''),
})
const paymentForm = z.object({
  card: z.string().max(40).default(''),
  confirm: z.enum(['yes', 'no']).optional(),
})

export const paymentPagePath = '/sandbox/pay'
const stylePath = `${paymentPagePath}/${createHash('sha256').update(paymentPageStyles).digest('hex').slice(0, 12)}.css`

/** The provider's own pages: plain forms, no scripts, nothing of the marketplace's session. */
export function registerPaymentPages(app: FastifyInstance, { db, now, wake }: PaymentPageDeps): void {
  app.register(async (pages) => {
    registerFormParser(pages)
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      reply.type('text/html; charset=utf-8')
    })
    registerDashboardPages(pages, { db, now, wake, stylePath })
    pages.get(stylePath, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('text/css')
        .send(paymentPageStyles),
    )

    pages.get(`${paymentPagePath}/:session`, async (request, reply) => {
      const context = getContext(request)
      const session = await findSession(request.params)
      const page = canPay(session, now())
        ? renderOpenPage(session, context, pageQuery.parse(request.query))
        : renderClosedPage(session, context)
      return reply.code(session ? 200 : 404).send(page)
    })

    pages.post(`${paymentPagePath}/:session`, async (request, reply) => {
      const context = getContext(request)
      const session = await findSession(request.params)
      const input = paymentForm.safeParse(request.body ?? {})
      if (!session) return reply.code(404).send(renderClosedPage(undefined, context))
      const card = findTestCard(input.data?.card ?? '')
      if (!card) return reply.code(422).send(renderPaymentForm(session, context, { result: 'unknown' }))

      const confirmed = input.data?.confirm === undefined ? undefined : input.data.confirm === 'yes'
      const payment = await db.tx((tx) => payCheckoutSession(tx, now(), session.id, card, confirmed))
      wake()
      if (payment.outcome === 'paid') return reply.redirect(getSuccessPath(payment.session), 303)
      if (payment.outcome === 'closed')
        return reply.send(renderClosedPage({ ...session, status: 'expired' }, context))
      // a separate URL, so that Back and Reload never ask to send the form again
      const query = new URLSearchParams({ result: payment.outcome, card: card.number })
      return reply.redirect(`${paymentPagePath}/${session.id}?${query}`, 303)
    })
  })

  function getContext(request: FastifyRequest): PaymentPageContext {
    return { stylePath, locale: getRequestLocale(request) }
  }

  function renderOpenPage(
    session: StoredSession,
    context: PaymentPageContext,
    { result, card: number }: z.output<typeof pageQuery>,
  ): string {
    const card = findTestCard(number)
    if (result === 'confirmation_required')
      return card ? renderConfirmPage(session, context, card) : renderPaymentForm(session, context)
    return renderPaymentForm(session, context, { result, card })
  }

  async function findSession(rawParams: unknown): Promise<StoredSession | undefined> {
    const parsed = pathParams.safeParse(rawParams)
    return parsed.success
      ? ((await findStripeObject(db, 'checkout.session', parsed.data.session)) as StoredSession | undefined)
      : undefined
  }
}

function canPay(session: StoredSession | undefined, now: Date): session is StoredSession {
  return session?.status === 'open' && session.expires_at > toUnixSeconds(now)
}
