import type { Formats } from './formats.ts'
import type { Language, Messages } from './language.ts'

/**
 * The texts of the language that is shown, and how it formats values. Set once before the app renders; so that
 * any language can be, no module reads them while it loads.
 */
export let m: Messages
export let formats: Formats

export function setLanguage(language: Language): void {
  m = language.messages
  formats = language.formats
}
