import { href } from '@mainstreet/contract/href.ts'
import type { ServerMessages } from '@mainstreet/contract/messages/language.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { escapeHtml } from '@mainstreet/contract/text/escape-html.ts'
import { faviconLink } from '@mainstreet/platform/http/favicon-link.ts'
import { getLanguage, getMessages, type Locale } from '@mainstreet/platform/text/languages.ts'
import type { StoredSession } from './checkout-sessions.ts'
import { getSuccessPath, toLocalPath } from './pay-checkout-session.ts'
import { type SandboxTestCard, sandboxTestCards } from './test-cards.ts'

/** What each page needs. */
export type PaymentPageContext = { stylePath: string; locale: Locale }

export function renderLayout(title: string, { stylePath, locale }: PaymentPageContext, body: string): string {
  const { payPage } = getMessages(locale)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(payPage.pageTitle(title))}</title>
${faviconLink}
<link rel="stylesheet" href="${stylePath}" />
</head>
<body>
<main>
<p class="sandbox"><strong>${payPage.testMode}</strong> ${payPage.testModeText}</p>
${body}
</main>
</body>
</html>`
}

function renderSummary(session: StoredSession, locale: Locale): string {
  const { messages, formats } = getLanguage(locale)
  const { siteName, form } = messages.payPage
  const lines = session.sandbox.lines
    .map(
      ({ name, quantity, amount }) =>
        `<li><span>${escapeHtml(name)}${quantity > 1 ? ` <small>${form.quantity(quantity)}</small>` : ''}</span><span>${formats.money(amount)}</span></li>`,
    )
    .join('\n')
  return `<section aria-labelledby="sum">
<h2 id="sum" class="quiet">${siteName}</h2>
<p class="total">${formats.money(session.amount_total)}</p>
<ul class="lines">
${lines}
</ul>
</section>`
}

type PayPageMessages = ServerMessages['payPage']
type PaymentFormState = {
  result?: keyof PayPageMessages['errors'] | undefined
  card?: SandboxTestCard | undefined
}

export function renderPaymentForm(
  session: StoredSession,
  context: PaymentPageContext,
  { result, card }: PaymentFormState = {},
): string {
  const { messages, formats } = getLanguage(context.locale)
  const { form, errors, cards } = messages.payPage
  const error = result && errors[result]
  const chosen = card ?? sandboxTestCards[0]
  const choices = sandboxTestCards
    .map(
      (testCard) => `<label class="card">
<input type="radio" name="card" value="${testCard.number}"${testCard === chosen ? ' checked' : ''} />
<span><strong>${cards[testCard.behavior].title}</strong><span class="number">${testCard.number}</span><small>${escapeHtml(cards[testCard.behavior].text)}</small></span>
</label>`,
    )
    .join('\n')
  return renderLayout(
    error?.title ?? form.pageTitle,
    context,
    `<h1>${form.title}</h1>
${error ? `<p class="fault" role="alert" tabindex="-1" autofocus><strong>${form.errorTitle(error.title)}</strong> ${error.text}</p>` : ''}
<div class="columns">
${renderSummary(session, context.locale)}
<form method="post">
<fieldset>
<legend>${form.testCard}</legend>
${choices}
</fieldset>
<button type="submit">${form.pay(formats.money(session.amount_total))}</button>
${session.cancel_url ? `<a class="back" href="${escapeHtml(toLocalPath(session.cancel_url))}">${form.cancel}</a>` : ''}
</form>
</div>`,
  )
}

export function renderConfirmPage(
  session: StoredSession,
  context: PaymentPageContext,
  card: SandboxTestCard,
): string {
  const { messages, formats } = getLanguage(context.locale)
  const { confirm } = messages.payPage
  return renderLayout(
    confirm.pageTitle,
    context,
    `<h1>${confirm.title}</h1>
<p>${confirm.text({ amount: formats.money(session.amount_total), card: card.number })}</p>
<form method="post" class="decide">
<input type="hidden" name="card" value="${card.number}" />
<button type="submit" name="confirm" value="yes">${confirm.yes}</button>
<button type="submit" name="confirm" value="no" class="plain">${confirm.no}</button>
</form>`,
  )
}

export function renderClosedPage(session: StoredSession | undefined, context: PaymentPageContext): string {
  const { closed } = getMessages(context.locale).payPage
  const { title, text } = closed[getClosedReason(session)]
  const link =
    session?.status === 'complete'
      ? { path: getSuccessPath(session), label: closed.viewOrder }
      : { path: href(routes.cart), label: closed.goToCart }
  return renderLayout(
    title,
    context,
    `<h1>${title}</h1>
<p>${text}</p>
<a class="go" href="${escapeHtml(link.path)}">${link.label}</a>`,
  )
}

function getClosedReason(session: StoredSession | undefined) {
  if (!session) return 'notFound'
  return session.status === 'complete' ? 'paid' : 'expired'
}

export const paymentPageStyles = `
:root { color-scheme: light dark; --paper: #FBF7F0; --surface: #fff; --ink: #1E2923; --ink-2: #56625A; --line: #E5DDCF;
  --pine: #1D5A45; --on-pine: #fff; --fault: #A93716; --marigold: #F2B134; }
@media (prefers-color-scheme: dark) { :root { --paper: #131815; --surface: #1B221E; --ink: #EDF2ED; --ink-2: #A5B2A9;
  --line: #2C3630; --pine: #63C59D; --on-pine: #10231b; --fault: #F4845F; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 64px; }
.sandbox { margin: 0 0 24px; padding: 10px 14px; border-radius: 8px; background: var(--marigold); color: #1E2923; font-size: 14px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 20px; }
.quiet { font-size: 14px; font-weight: 600; color: var(--ink-2); margin: 0; }
.total { font-size: 36px; font-weight: 700; margin: 0 0 16px; font-variant-numeric: tabular-nums; }
.columns { display: grid; gap: 32px; }
@media (min-width: 720px) { .columns { grid-template-columns: 1fr 1fr; } }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums; }
small { color: var(--ink-2); font-size: 14px; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 10px; }
legend { font-weight: 600; padding: 0; margin-bottom: 8px; }
.card { display: flex; gap: 12px; padding: 14px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); cursor: pointer; }
.card:has(:checked) { border-color: var(--pine); box-shadow: inset 0 0 0 1px var(--pine); }
.card input { accent-color: var(--pine); width: 20px; height: 20px; margin: 2px 0 0; flex: none; }
.card span span, .card small { display: block; }
.number { font-variant-numeric: tabular-nums; letter-spacing: .02em; }
button { width: 100%; min-height: 52px; margin-top: 20px; border: 0; border-radius: 8px; background: var(--pine); color: var(--on-pine);
  font: inherit; font-weight: 650; font-size: 18px; cursor: pointer; }
button.plain { background: none; color: var(--ink); border: 1px solid var(--line); margin-top: 12px; }
.decide { max-width: 420px; }
.back { display: inline-block; margin-top: 16px; padding: 10px 0; color: var(--pine); }
.go { display: inline-flex; align-items: center; min-height: 52px; margin-top: 8px; padding: 0 24px; border-radius: 8px;
  background: var(--pine); color: var(--on-pine); font-weight: 650; font-size: 18px; text-decoration: none; }
.fault { padding: 12px 14px; border-radius: 8px; border: 1px solid var(--fault); }
.fault:focus { outline: 0; }
.fault strong { display: block; color: var(--fault); }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--pine); outline-offset: 2px; }
`
