import type { MailAttachments } from '@mainstreet/contract/events.ts'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { notFoundError } from '../http/api-error.ts'
import { faviconLink } from '../http/favicon-link.ts'
import { getLanguage, getMessages, type Locale } from '../text/languages.ts'
import { getRequestLocale } from '../text/request-locale.ts'
import { html, rawHtml } from './email-template.ts'
import { embedImages } from './mail-attachments.ts'

type MailboxMail = { id: number; to: string; subject: string; text: string; html: string; created_at: Date }
type MailboxRow = MailboxMail & { qr_codes: MailAttachments['qrCodes'] | null }
type MailboxQuery = { Querystring: { to?: string } }

const maxListedMails = 100

/** Demo mode without a mail server: anyone can read every email here. `hasTextMessages`: there is an inbox for them, too. */
export function mailboxRoutes(app: FastifyInstance, db: Db, hasTextMessages: boolean): void {
  app.get<MailboxQuery>('/dev/mailbox', { exposeHeadRoute: false }, async (request, reply) => {
    const mails = await listMails(db, String(request.query.to ?? '').toLowerCase())
    reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language')
    if (wantsJson(request)) return reply.send({ data: mails.map(presentMail) })
    return reply
      .type('text/html; charset=utf-8')
      .send(renderMailList(getRequestLocale(request), mails, hasTextMessages))
  })
  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const row = /^\d{1,15}$/.test(request.params.id)
        ? await findMail(db, Number(request.params.id))
        : undefined
      if (!row) throw notFoundError('email')
      const mail = presentMail(row)
      reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language')
      if (wantsJson(request)) return reply.send({ data: mail })
      return reply.type('text/html; charset=utf-8').send(renderMail(getRequestLocale(request), mail))
    },
  )
  app.get('/dev/mailbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
}

function wantsJson({ headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? ''
  return accepted.includes('application/json') || !accepted.includes('text/html')
}

function presentMail({ qr_codes, ...mail }: MailboxRow): MailboxMail {
  return qr_codes ? { ...mail, html: embedImages(mail.html, qr_codes) } : mail
}

function listMails(db: Db, to: string) {
  const recipientFilter = to === '' ? sql`true` : sql`recipient = ${to}`
  return db.many<MailboxRow>(sql`
    select id, recipient as to, subject, text, html, qr_codes, created_at from demo_mailbox where ${recipientFilter} order by id desc limit ${maxListedMails}`)
}

function findMail(db: Db, id: number) {
  return db.one<MailboxRow>(sql`
    select id, recipient as to, subject, text, html, qr_codes, created_at from demo_mailbox where id = ${id}`)
}

function renderPage(locale: Locale, title: string, body: string): string {
  const { mailbox } = getMessages(locale)
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${mailbox.pageTitle(title)}</title>${rawHtml(faviconLink)}<link rel="stylesheet" href="/dev/mailbox.css"></head><body>
<header><a href="${href(routes.home)}">${mailbox.siteName}</a><span>${mailbox.subtitle}</span></header><main>${rawHtml(body)}</main></body></html>`
}

function renderMailList(locale: Locale, mails: MailboxMail[], hasTextMessages: boolean): string {
  const { mailbox, textMessages: inbox } = getMessages(locale)
  const textMessages = html`<p><a href="/dev/text-messages">${inbox.title}</a></p>`
  const rows = mails.map(
    ({ id, to, subject, created_at }) => html`<li><a href="/dev/mailbox/${id}"><strong>${subject}</strong>
<span>${mailbox.to(to)}</span><time datetime="${created_at.toISOString()}">${formatTime(locale, created_at)}</time></a></li>`,
  )
  const none = html`<p class="none">${mailbox.empty}</p>`
  return renderPage(
    locale,
    mailbox.listTitle,
    html`<h1>${mailbox.title}</h1>${rawHtml(hasTextMessages ? textMessages : '')}${rawHtml(mails.length > 0 ? `<ul>${rows.join('')}</ul>` : none)}`,
  )
}

/** Emails are made from our templates with escaped values, and the page's policy allows no scripts. */
function renderMail(locale: Locale, mail: MailboxMail): string {
  const { mailbox } = getMessages(locale)
  const { to, subject, text, created_at } = mail
  const [, mailBody = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(mail.html) ?? []
  return renderPage(
    locale,
    subject,
    html`<p><a href="/dev/mailbox">${mailbox.allEmails}</a></p><h1>${subject}</h1>
<p class="facts">${mailbox.recipientAndTime(to, formatTime(locale, created_at))}</p><div class="letter">${rawHtml(mailBody)}</div>
<details><summary>${mailbox.asText}</summary><pre>${text}</pre></details>`,
  )
}

function formatTime(locale: Locale, time: Date): string {
  const { messages, formats } = getLanguage(locale)
  return messages.mailbox.time(formats.date(time, 'dayWithYearAndTime', 'UTC'))
}

const css = `:root{color-scheme:light dark;--paper:#fbf7f0;--surface:#fff;--ink:#1e2923;--quiet:#56625a;--line:#e5ddcf;--pine:#1d5a45}
@media(prefers-color-scheme:dark){:root{--paper:#131815;--surface:#1b221e;--ink:#edf2ed;--quiet:#a5b2a9;--line:#2c3630;--pine:#63c59d}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 'Instrument Sans',system-ui,sans-serif}
header{display:flex;gap:12px;align-items:baseline;padding:16px 20px;border-bottom:1px solid var(--line);background:var(--surface)}
header a{font-weight:700;font-size:18px;text-decoration:none}header span{color:var(--quiet)}
main{max-width:44rem;margin:0 auto;padding:24px 16px}h1{margin:0 0 16px;font-size:28px;line-height:1.2;overflow-wrap:anywhere}
a{color:var(--pine)}a:focus-visible{outline:3px solid var(--pine);outline-offset:2px;border-radius:8px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px;padding:14px 16px;border:1px solid var(--line);border-radius:14px;background:var(--surface);color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover{border-color:var(--pine)}li strong{width:100%}li span,time,.facts,.none{color:var(--quiet);font-size:14px}
.letter{padding:20px 12px;border:1px solid var(--line);border-radius:14px;background:#fbf7f0;color:#1e2923}
summary{margin-top:16px;cursor:pointer;color:var(--quiet)}pre{white-space:pre-wrap;overflow-wrap:anywhere}`
