import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { parse } from 'picoquery'
import { z } from 'zod'
import type { Db } from '../../server/src/platform/db/db.ts'
import type { KeptSession } from './checkout-sessions.ts'
import { pay, returnTo } from './pay-checkout-session.ts'
import { closedPage, confirmPage, formPage, style } from './payment-page-html.ts'
import { find, seconds } from './store.ts'
import { cardOf } from './test-cards.ts'

type PageDeps = { db: Db; now: () => Date; wake(): void }

const params = z.object({ session: z.string().regex(/^cs_test_[0-9a-f]{36}$/) })
const asked = z.object({
  said: z.enum(['declined', 'unconfirmed', 'asks']).optional().catch(undefined),
  card: z.string().max(40).default('').catch(''),
})
const form = z.object({ card: z.string().max(40).default(''), confirm: z.enum(['yes', 'no']).optional() })

export const payPath = '/sandbox/pay'

/** The provider's own page: plain forms, no script, nothing of the street's session. */
export function payPages(app: FastifyInstance, { db, now, wake }: PageDeps): void {
  const stylePath = `${payPath}/${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`

  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, text, done) => done(null, parse(text as string)),
    )
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })
    pages.get(stylePath, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/css').send(style),
    )

    pages.get(`${payPath}/:session`, async (request, reply) => {
      const session = await sessionOf(request.params)
      const page = isPayable(session, now())
        ? openPage(session, asked.parse(request.query))
        : closedPage(session, stylePath)
      return reply
        .code(session ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(page)
    })

    pages.post(`${payPath}/:session`, async (request, reply) => {
      const session = await sessionOf(request.params)
      const wish = form.safeParse(request.body ?? {})
      if (!session)
        return reply.code(404).type('text/html; charset=utf-8').send(closedPage(undefined, stylePath))
      const card = cardOf(wish.data?.card ?? '')
      if (!card)
        return reply
          .code(422)
          .type('text/html; charset=utf-8')
          .send(formPage(session, stylePath, { said: 'unknown' }))

      const confirmed = wish.data?.confirm === undefined ? undefined : wish.data.confirm === 'yes'
      const paid = await db.tx((tx) => pay(tx, now(), session.id, card, confirmed))
      wake()
      if (paid.outcome === 'paid') return reply.redirect(returnTo(paid.session), 303)
      if (paid.outcome === 'closed')
        return reply
          .type('text/html; charset=utf-8')
          .send(closedPage({ ...session, status: 'expired' }, stylePath))
      // an address of its own: Back and Reload never ask whether to send the form again
      const said = new URLSearchParams({ said: paid.outcome, card: card.number })
      return reply.redirect(`${payPath}/${session.id}?${said}`, 303)
    })
  })

  function openPage(session: KeptSession, { said, card: number }: z.output<typeof asked>): string {
    const card = cardOf(number)
    if (said === 'asks') return card ? confirmPage(session, stylePath, card) : formPage(session, stylePath)
    return formPage(session, stylePath, { said, card })
  }

  async function sessionOf(given: unknown): Promise<KeptSession | undefined> {
    const named = params.safeParse(given)
    return named.success
      ? ((await find(db, 'checkout.session', named.data.session)) as KeptSession | undefined)
      : undefined
  }
}

function isPayable(session: KeptSession | undefined, now: Date): session is KeptSession {
  return session?.status === 'open' && session.expires_at > seconds(now)
}
