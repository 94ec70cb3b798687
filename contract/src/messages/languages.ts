import { enServer } from './en-server.ts'

/** What a language provides on the server. */
export type ServerMessages = typeof enServer

/** A text in any language. */
export type ServerText = (messages: ServerMessages) => string

/** `tag` is for `Intl` and for the `lang` attribute. */
type Language = { tag: string; messages: ServerMessages }

/** Every language of Mainstreet. A new one is its files beside the English ones and an entry here. */
const languages = { en: { tag: 'en-US', messages: enServer } } satisfies Record<string, Language>

export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as Locale[]

/** For logs, emails and callers who accept none of the languages. */
export const defaultLocale: Locale = 'en'

export function getMessages(locale: Locale): ServerMessages {
  return languages[locale].messages
}

export function getLanguageTag(locale: Locale): string {
  return languages[locale].tag
}
