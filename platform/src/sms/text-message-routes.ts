import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'
import { faviconLink } from '../http/favicon-link.ts'
import { html, rawHtml } from '../mail/email-template.ts'
import { getLanguage, type Locale } from '../text/languages.ts'
import { getRequestLocale } from '../text/request-locale.ts'
import { listTextMessages, type TextMessage } from './text-messages-store.ts'

type Query = { Querystring: { to?: string } }

/** Demo mode without an SMS provider: anyone can read every text message here, beside the emails. */
export function textMessageRoutes(app: FastifyInstance, db: Db): void {
  app.get<Query>('/dev/text-messages', { exposeHeadRoute: false }, async (request, reply) => {
    const messages = await listTextMessages(db, String(request.query.to ?? ''))
    reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language')
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.send({ data: messages })
    return reply.type('text/html; charset=utf-8').send(renderInbox(getRequestLocale(request), messages))
  })
}

/** It has the style of the mailbox. */
function renderInbox(locale: Locale, all: TextMessage[]): string {
  const { messages, formats } = getLanguage(locale)
  const { mailbox, textMessages: inbox } = messages
  const formatTime = (time: Date) => mailbox.time(formats.date(time, 'dayWithYearAndTime', 'UTC'))
  const rows = all.map(
    ({ to, text, created_at }) => html`<li class="letter"><strong>${text}</strong>
<p class="facts">${inbox.to(to)}, <time datetime="${created_at.toISOString()}">${formatTime(created_at)}</time></p></li>`,
  )
  const none = html`<p class="none">${inbox.empty}</p>`
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${mailbox.pageTitle(inbox.title)}</title>${rawHtml(faviconLink)}<link rel="stylesheet" href="/dev/mailbox.css"></head><body>
<header><a href="${href(routes.home)}">${mailbox.siteName}</a><span>${inbox.subtitle}</span><a href="/dev/mailbox">${inbox.emails}</a></header>
<main><h1>${inbox.title}</h1>${rawHtml(all.length > 0 ? `<ul>${rows.join('')}</ul>` : none)}</main></body></html>`
}
