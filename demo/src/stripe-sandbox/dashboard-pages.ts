import type { Db } from '@mainstreet/platform/db/db.ts'
import { getRequestLocale } from '@mainstreet/platform/text/request-locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { renderDisputePage } from './dashboard-page-html.ts'
import { acceptDispute, updateDispute } from './disputes.ts'
import { findStripeObject } from './store.ts'

type DashboardDeps = { db: Db; now: () => Date; wake(): void; stylePath: string }

export const dashboardPath = '/sandbox/dashboard'
const pathParams = z.object({ dispute: z.string().regex(/^dp_[0-9a-f]{36}$/) })
const decisionForm = z.object({ decision: z.enum(['winning_evidence', 'losing_evidence', 'accept']) })

/** The part of the provider's dashboard that answers disputes. Who knows the id of a dispute may open it. */
export function registerDashboardPages(
  pages: FastifyInstance,
  { db, now, wake, stylePath }: DashboardDeps,
): void {
  const path = `${dashboardPath}/disputes/:dispute`
  pages.get(path, async (request, reply) => {
    const dispute = await findDispute(request.params)
    return sendPage(request, reply.code(dispute ? 200 : 404), dispute)
  })
  pages.post(path, async (request, reply) => {
    const dispute = await findDispute(request.params)
    const form = decisionForm.safeParse(request.body ?? {})
    if (!dispute || !form.success) return sendPage(request, reply.code(dispute ? 422 : 404), dispute)
    const { decision } = form.data
    const evidence = { uncategorized_text: decision }
    await db.tx((tx) =>
      decision === 'accept'
        ? acceptDispute(tx, now(), dispute.id)
        : updateDispute(tx, now(), dispute.id, { evidence, submit: 'true' }),
    )
    wake()
    return reply.redirect(`${dashboardPath}/disputes/${dispute.id}`, 303)
  })

  type StoredDispute = Awaited<ReturnType<typeof findDispute>>
  const sendPage = (request: FastifyRequest, reply: FastifyReply, dispute: StoredDispute) =>
    reply.send(renderDisputePage(dispute, { stylePath, locale: getRequestLocale(request) }))

  async function findDispute(rawParams: unknown) {
    const parsed = pathParams.safeParse(rawParams)
    return parsed.success ? findStripeObject(db, 'dispute', parsed.data.dispute) : undefined
  }
}
