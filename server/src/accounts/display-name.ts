import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'

/** From the metadata, else the part of the email before the @. Nothing else is read from the metadata. */
export function getDisplayName(metadata: Record<string, unknown>, email: string): string {
  const metadataName = [metadata.name, metadata.full_name].find(
    (one) => typeof one === 'string' && trimText(one) !== '',
  )
  const name = typeof metadataName === 'string' ? trimText(metadataName) : (email.split('@')[0] ?? '')
  const shownName = trimText(cutText(name.replace(/\p{Cc}/gu, ' '), accountRules.name.maxChars))
  return shownName || getMessages(defaultLocale).serverTexts.unnamedUser
}
