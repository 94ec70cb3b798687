import { truncateText } from '@mainstreet/contract/text/cut-text.ts'

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
