import { href } from '@mainstreet/contract/href.ts'
import type { ServerMessages } from '@mainstreet/contract/messages/language.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import {
  type EmailTemplate,
  type RenderedEmail,
  renderEmail,
} from '@mainstreet/platform/mail/email-template.ts'
import { defaultLocale, getMessages, type Locale } from '@mainstreet/platform/text/languages.ts'
import type { FactorType } from '../accounts/account.ts'
import type { EmailKind } from './email-tokens-store.ts'

type TokenEmailInput = {
  url: string
  code: string | undefined
  codeMinutes: number
  email: string
  newEmail: string | undefined
}

/** An email with a link. */
export function buildTokenEmail(
  kind: EmailKind,
  input: TokenEmailInput,
  locale: Locale = defaultLocale,
): RenderedEmail {
  return renderEmail(createTokenEmailTemplate(getMessages(locale).emails, kind, input), locale)
}

type EmailMessages = ServerMessages['emails']

function createTokenEmailTemplate(
  emails: EmailMessages,
  kind: EmailKind,
  { url, code, codeMinutes, email, newEmail = '' }: TokenEmailInput,
): EmailTemplate {
  const withCode = code === undefined ? {} : { code }
  const expiryText =
    code === undefined ? emails.footnotes.linkExpires : emails.footnotes.codeAndLinkExpire(codeMinutes)
  const footnotes = [expiryText, emails.footnotes.ignore]
  const changeText = emails.emailChange(email, newEmail)
  switch (kind) {
    case 'signup':
    case 'recovery':
      return { ...fromTexts(emails[kind], url), ...withCode, footnotes }
    case 'magiclink': {
      const { withoutCode, subjectWithCode, ...texts } = emails.magiclink
      if (code === undefined) return { ...fromTexts({ ...texts, ...withoutCode }, url), footnotes }
      return { ...fromTexts({ ...texts, subject: subjectWithCode(code) }, url), code, footnotes }
    }
    case 'invite':
      return { ...fromTexts(emails.invite, url), footnotes: [expiryText, emails.invite.ignore] }
    case 'email_change_current': {
      const { text, warning } = emails.emailChangeCurrent
      const paragraphs = [changeText, text]
      return { ...fromTexts(emails.emailChangeCurrent, url), paragraphs, footnotes: [warning] }
    }
    case 'email_change_new': {
      const texts = { ...emails.emailChangeNew, text: changeText }
      return { ...fromTexts(texts, url), ...withCode, footnotes }
    }
    case 'reauthentication':
      return {
        ...fromTexts(emails.reauthentication),
        ...withCode,
        footnotes: [emails.footnotes.codeExpires(codeMinutes)],
      }
  }
}

type EmailTexts = { subject: string; heading: string; text: string; action?: string }

function fromTexts({ subject, heading, text, action }: EmailTexts, url = ''): EmailTemplate {
  return { subject, heading, paragraphs: [text], ...(action && { action: { label: action, url } }) }
}

export function buildAccountExistsEmail(siteUrl: string, locale: Locale = defaultLocale): RenderedEmail {
  const texts = getMessages(locale).emails.accountExists
  const footnotes = [texts.forgotPassword(getForgotPasswordUrl(siteUrl)), texts.ignore]
  return renderEmail({ ...fromTexts(texts, href(routes.login, { origin: siteUrl })), footnotes }, locale)
}

/** Instead of a code: a mailbox alone does not make somebody an admin. */
export function buildAdminSignInEmail(siteUrl: string, locale: Locale = defaultLocale): RenderedEmail {
  const texts = getMessages(locale).emails.adminSignIn
  return renderEmail(
    { ...fromTexts(texts, href(routes.login, { origin: siteUrl })), footnotes: [texts.ignore] },
    locale,
  )
}

export function buildPasswordChangedEmail(siteUrl: string, locale: Locale = defaultLocale): RenderedEmail {
  const texts = getMessages(locale).emails.passwordChanged
  const footnotes = [texts.warning(getForgotPasswordUrl(siteUrl))]
  return renderEmail({ ...fromTexts(texts), footnotes }, locale)
}

export function buildFactorAddedEmail(type: FactorType, locale: Locale = defaultLocale): RenderedEmail {
  return renderFactorEmail(getMessages(locale).emails.factorAdded[type], locale)
}

export function buildFactorRemovedEmail(type: FactorType, locale: Locale = defaultLocale): RenderedEmail {
  return renderFactorEmail(getMessages(locale).emails.factorRemoved[type], locale)
}

export function buildPasskeyAddedEmail(locale: Locale = defaultLocale): RenderedEmail {
  return renderFactorEmail(getMessages(locale).emails.passkeyAdded, locale)
}

export function buildPasskeyRemovedEmail(locale: Locale = defaultLocale): RenderedEmail {
  return renderFactorEmail(getMessages(locale).emails.passkeyRemoved, locale)
}

export function buildRecoveryCodeUsedEmail(remaining: number, locale: Locale = defaultLocale): RenderedEmail {
  const texts = getMessages(locale).emails.recoveryCodeUsed
  return renderFactorEmail({ ...texts, text: texts.text(remaining) }, locale)
}

function renderFactorEmail(texts: EmailTexts, locale: Locale): RenderedEmail {
  const warning = getMessages(locale).emails.factorWarning
  return renderEmail({ ...fromTexts(texts), footnotes: [warning] }, locale)
}

export function buildEmailChangedEmail(newEmail: string, locale: Locale = defaultLocale): RenderedEmail {
  const texts = getMessages(locale).emails.emailChanged
  const template = fromTexts({ ...texts, text: texts.text(newEmail) })
  return renderEmail({ ...template, footnotes: [texts.warning] }, locale)
}

export function buildEmailChangedByAdminEmail(
  newEmail: string,
  locale: Locale = defaultLocale,
): RenderedEmail {
  const texts = getMessages(locale).emails.emailChangedByAdmin
  const template = fromTexts({ ...texts, text: texts.text(newEmail) })
  return renderEmail({ ...template, footnotes: [texts.warning] }, locale)
}

export function buildInvitationEmail(url: string, locale: Locale = defaultLocale): RenderedEmail {
  const texts = getMessages(locale).emails.invitation
  return renderEmail({ ...fromTexts(texts, url), footnotes: [texts.expires] }, locale)
}

function getForgotPasswordUrl(siteUrl: string): string {
  return href(routes.forgotPassword, { origin: siteUrl })
}
