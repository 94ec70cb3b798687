import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import { defaultLocale, getMessages } from '../platform/text/languages.ts'

/** From the metadata, else the part of the email before the @. Nothing else is read from the metadata. */
export function getDisplayName(metadata: Record<string, unknown>, email: string): string {
  const metadataName = [metadata.name, metadata.full_name].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  )
  const name = typeof metadataName === 'string' ? metadataName.trim() : (email.split('@')[0] ?? '')
  const shownName = [...name.replace(/\p{Cc}/gu, ' ')].slice(0, accountRules.name.maxChars).join('').trim()
  return shownName || getMessages(defaultLocale).serverTexts.unnamedUser
}
