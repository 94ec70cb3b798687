import { getLanguage } from '@mainstreet/platform/text/languages.ts'
import { type PaymentPageContext, renderLayout } from './payment-page-html.ts'
import type { StripeDispute } from './stripe-objects.ts'

export function renderDisputePage(dispute: StripeDispute | undefined, context: PaymentPageContext): string {
  const { messages, formats } = getLanguage(context.locale)
  const texts = messages.payPage.dispute
  if (!dispute) return renderLayout(texts.notFound, context, `<h1>${texts.notFound}</h1>`)
  return renderLayout(
    texts.title,
    context,
    `<h1>${texts.title}</h1>
<p class="total">${formats.money(dispute.amount)}</p>
<p>${texts.statuses[dispute.status]}</p>
${isOpen(dispute) ? renderDecisionForm(texts.decisions) : ''}`,
  )
}

const isOpen = ({ status }: StripeDispute) =>
  status !== 'won' && status !== 'lost' && status !== 'warning_closed'

function renderDecisionForm(decisions: Record<string, string>): string {
  const buttons = Object.entries(decisions).map(
    ([decision, label]) =>
      `<button type="submit" name="decision" value="${decision}" class="plain">${label}</button>`,
  )
  return `<form method="post" class="decide">
${buttons.join('\n')}
</form>`
}
