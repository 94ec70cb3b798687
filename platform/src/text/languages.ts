import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Formats } from '@mainstreet/contract/messages/formats.ts'
import type { ServerLanguage, ServerMessages } from '@mainstreet/contract/messages/language.ts'

/** The name of a language's folder: a language of an Accept-Language header, and of the `lang` attribute. */
export type Locale = string

const languages = new Map<Locale, ServerLanguage>()

/** For operators: logs and errors of the configuration. */
export const logLocale: Locale = 'en'
/** For callers who accept none of the languages; from the configuration. */
export let defaultLocale: Locale = 'en'

/** A language is its folder in the contract's messages; nothing else lists it. */
const messagesFolder = dirname(
  createRequire(import.meta.url).resolve('@mainstreet/contract/messages/messages.ts'),
)
for (const file of globSync('*/server-language.ts', { cwd: messagesFolder }).sort()) {
  const { language } = (await import(pathToFileURL(join(messagesFolder, file)).href)) as {
    language: ServerLanguage
  }
  addLanguage(dirname(file), language)
}

export function addLanguage(locale: Locale, language: ServerLanguage): void {
  languages.set(locale, language)
}

export function setDefaultLocale(locale: Locale): void {
  defaultLocale = locale
}

export function listLocales(): Locale[] {
  return [...languages.keys()]
}

export function getLanguage(locale: Locale): ServerLanguage {
  const language = languages.get(locale)
  if (!language) throw new Error(`There is no language ${locale}`)
  return language
}

export function getMessages(locale: Locale): ServerMessages {
  return getLanguage(locale).messages
}

export function getFormats(locale: Locale): Formats {
  return getLanguage(locale).formats
}
