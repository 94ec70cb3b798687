import type { ServerMessages } from '@mainstreet/contract/messages/language.ts'
import { defaultLocale, getMessages, type Locale, listLocales } from './languages.ts'

type RequestHeaders = { headers: { 'accept-language'?: string | undefined } }

export function getRequestMessages(request: RequestHeaders): ServerMessages {
  return getMessages(getRequestLocale(request))
}

export function getRequestLocale({ headers }: RequestHeaders): Locale {
  return chooseLocale(headers['accept-language'], listLocales(), defaultLocale)
}

/** A browser sends a handful; a longer list is an attack. */
const maxRanges = 20

/** The known language that the caller prefers, by an Accept-Language header such as `de-CH, en;q=0.8`. */
export function chooseLocale<L extends string>(
  header: string | undefined,
  known: readonly L[],
  fallback: L,
): L {
  const accepted = (header ?? '')
    .split(',', maxRanges)
    .map(parseRange)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of accepted) {
    const found = known.find((locale) => locale === language)
    if (found) return found
  }
  return fallback
}

function parseRange(range: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) || 0 }
}
