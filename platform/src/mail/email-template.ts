import type { Appointment, MailAttachments } from '@mainstreet/contract/events.ts'
import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { escapeHtml } from '@mainstreet/contract/text/escape-html.ts'
import { defaultLocale, getMessages, type Locale } from '../text/languages.ts'

const maxSubjectChars = 150

/** Control characters, line separators, and characters that are invisible or reverse the reading direction. */
const hiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200d\u2060\ufeff]+/gu
const addressWithScheme = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*/giu
/** The dot of a host name, as in `prize.example`; mail programs make a link of it. */
const dotOfHostName = /(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu

/** A subject names users and shops, who choose their names: on one line, without anything that becomes a link. */
export function sanitizeMailSubject(subject: string): string {
  const text = subject
    .replace(/\p{Bidi_Control}+/gu, '')
    .replace(hiddenCharacters, ' ')
    .replace(addressWithScheme, '')
    .replace(dotOfHostName, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return truncateText(text, maxSubjectChars)
}

/** Facts that belong together, such as those of one order. */
export type EmailCard = {
  heading: string
  /** Large, to be shown or typed. */
  code?: { label: string; value: string }
  facts: readonly { label: string; value: string; url?: string }[]
  /** The last one is their total. */
  amounts: readonly { label: string; value: string }[]
  action?: { label: string; url: string }
  /** Shown as an image. */
  qrCode?: { label: string; url: string }
  appointment?: Appointment
}

export type EmailTemplate = {
  subject: string
  heading: string
  /** Plain text. */
  paragraphs: readonly string[]
  cards?: readonly EmailCard[]
  /** The main action. */
  action?: { label: string; url: string }
  /** Six digits for users who cannot follow a link. */
  code?: string
  /** Small text at the end. */
  footnotes?: readonly string[]
  /** Small, after the footnotes. */
  footerLink?: { label: string; url: string }
}

export type RenderedEmail = { subject: string; text: string; html: string; attachments?: MailAttachments }

const emailColors = {
  paper: '#fbf7f0',
  surface: '#ffffff',
  ink: '#1e2923',
  quiet: '#56625a',
  line: '#e5ddcf',
  pine: '#1d5a45',
}
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const display = "'Bricolage Grotesque', Georgia, 'Segoe UI', sans-serif"

/** The same email as text and as HTML; mail programs support only style attributes. */
export function renderEmail(template: EmailTemplate, locale: Locale = defaultLocale): RenderedEmail {
  return {
    subject: sanitizeMailSubject(template.subject),
    text: renderText(template, locale),
    html: renderHtml(template, locale),
    ...collectAttachments(template.cards ?? []),
  }
}

const getQrCodeCid = (card: number) => `qr-code-${card}@mainstreet`

function collectAttachments(cards: readonly EmailCard[]): Pick<RenderedEmail, 'attachments'> {
  const qrCodes = cards.flatMap(({ qrCode }, at) =>
    qrCode ? [{ cid: getQrCodeCid(at), url: qrCode.url }] : [],
  )
  const appointments = cards.flatMap(({ appointment }) => appointment ?? [])
  return qrCodes.length + appointments.length > 0 ? { attachments: { qrCodes, appointments } } : {}
}

function renderText(
  { heading, paragraphs, cards = [], action, code, footnotes = [], footerLink }: EmailTemplate,
  locale: Locale,
): string {
  const { layout } = getMessages(locale).emails
  const parts = [
    heading,
    ...paragraphs,
    ...cards.map((card) => renderCardText(card, layout.actionAsText)),
    ...(action ? [layout.actionAsText(action.label, action.url)] : []),
    ...(code ? [`${action ? layout.enterCode : layout.code} ${code}`] : []),
    ...footnotes,
    ...(footerLink ? [layout.actionAsText(footerLink.label, footerLink.url)] : []),
    layout.siteName,
  ]
  return `${parts.join('\n\n')}\n`
}

function renderCardText(
  { heading, code, facts, amounts, action }: EmailCard,
  actionAsText: (label: string, url: string) => string,
): string {
  const lines = [
    heading,
    ...(code ? [`${code.label}: ${code.value}`] : []),
    ...facts.map(({ label, value, url }) => `${label}: ${value}${url ? `\n${url}` : ''}`),
    ...amounts.map(({ label, value }) => `${label}: ${value}`),
    ...(action ? [actionAsText(action.label, action.url)] : []),
  ]
  return lines.join('\n')
}

function renderHtml(
  { subject, heading, paragraphs, cards = [], action, code, footnotes = [], footerLink }: EmailTemplate,
  locale: Locale,
): string {
  const { layout } = getMessages(locale).emails
  const { paper, surface, ink, quiet, line, pine } = emailColors
  const paragraph = (text: string) =>
    html`<p style="margin:0 0 16px;font:16px/1.55 ${sans};color:${ink}">${text}</p>`
  const small = (text: string) =>
    html`<p style="margin:0 0 8px;font:14px/1.5 ${sans};color:${quiet}">${text}</p>`
  const button = action
    ? html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${pine};color:#ffffff;font:600 16px/1.2 ${sans};text-decoration:none">${action.label}</a></p>`
    : ''
  const digits = code
    ? html`<p style="margin:0 0 16px;font:16px/1.55 ${sans};color:${ink}">${action ? layout.enterCode : layout.code} <strong style="font:600 22px/1.4 ${display};letter-spacing:4px">${code}</strong></p>`
    : ''
  const link = action
    ? html`<p style="margin:0 0 8px;font:14px/1.5 ${sans};color:${quiet};overflow-wrap:anywhere">${layout.openAddress}<br>${action.url}</p>`
    : ''
  const footer = footerLink
    ? html`<p style="margin:0 0 8px;font:14px/1.5 ${sans}"><a href="${footerLink.url}" style="color:${quiet}">${footerLink.label}</a></p>`
    : ''
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:${paper}">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;border-collapse:separate">
<tr><td style="padding:0 4px 12px;font:700 20px/1.2 ${display};color:${pine}">${layout.siteName}</td></tr>
<tr><td style="height:14px;border-radius:14px 14px 0 0;background:${pine};background-image:repeating-linear-gradient(90deg,${pine} 0 28px,#f4ede0 28px 56px)"></td></tr>
<tr><td style="padding:28px 28px 20px;background:${surface};border:1px solid ${line};border-top:0;border-radius:0 0 14px 14px">
<h1 style="margin:0 0 16px;font:700 26px/1.2 ${display};color:${ink}">${heading}</h1>
${rawHtml(paragraphs.map(paragraph).join('') + cards.map(renderCardHtml).join('') + button + digits + link + footnotes.map(small).join('') + footer)}
</td></tr></table></body></html>`
}

function renderCardHtml({ heading, code, facts, amounts, action, qrCode }: EmailCard, at: number): string {
  const { paper, ink, quiet, line, pine } = emailColors
  const codeHtml = code
    ? html`<p style="margin:0 0 2px;font:14px/1.4 ${sans};color:${quiet}">${code.label}</p>
<p style="margin:0 0 12px;font:700 34px/1.2 ${display};letter-spacing:4px;color:${ink}">${code.value}</p>`
    : ''
  const factHtml = ({ label, value, url }: EmailCard['facts'][number]) => {
    const shown = url
      ? html`<a href="${url}" style="color:${pine};font-weight:600">${value}</a>`
      : html`${value}`
    return html`<p style="margin:0 0 8px;font:16px/1.45 ${sans};color:${ink}"><span style="display:block;font-size:14px;color:${quiet}">${label}</span>${rawHtml(shown)}</p>`
  }
  const amountHtml = ({ label, value }: EmailCard['amounts'][number], at: number) => {
    const isTotal = at === amounts.length - 1
    const style = `padding:6px 0;font:${isTotal ? 700 : 400} 16px/1.4 ${sans};color:${ink};${isTotal ? `border-top:1px solid ${line}` : ''}`
    return html`<tr><td style="${style}">${label}</td><td style="${style};text-align:right;white-space:nowrap;vertical-align:top">${value}</td></tr>`
  }
  const image = qrCode
    ? html`<p style="margin:0 0 12px"><img src="cid:${getQrCodeCid(at)}" width="148" height="148" alt="${qrCode.label}" style="display:block;border-radius:10px;background:#ffffff"></p>`
    : ''
  const button = action
    ? html`<p style="margin:14px 0 2px"><a href="${action.url}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${pine};color:#ffffff;font:600 16px/1.2 ${sans};text-decoration:none">${action.label}</a></p>`
    : ''
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 18px;border-collapse:separate"><tr><td style="padding:16px 18px;border-radius:12px;background:${paper}">
<h2 style="margin:0 0 10px;font:700 19px/1.25 ${display};color:${ink}">${heading}</h2>
${rawHtml(image + codeHtml + facts.map(factHtml).join(''))}
<table cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">${rawHtml(amounts.map(amountHtml).join(''))}</table>
${rawHtml(button)}</td></tr></table>`
}

/** Trusted markup, inserted without escaping. */
type RawHtml = { markup: string }
export const rawHtml = (markup: string): RawHtml => ({ markup })

/** Markup with escaped values. */
export function html(strings: TemplateStringsArray, ...values: (string | number | RawHtml)[]): string {
  const written = (value: string | number | RawHtml) =>
    typeof value === 'object' ? value.markup : escapeHtml(String(value))
  return strings.reduce(
    (text, part, at) => text + part + (at < values.length ? written(values[at] ?? '') : ''),
    '',
  )
}
