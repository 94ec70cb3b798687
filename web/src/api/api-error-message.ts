import { texts } from '@mainstreet/contract/texts.ts'
import { ApiFailure } from './api-error.ts'

/** `otherwise` is said where the server gave no text. */
export function failureWords(failure: unknown, otherwise?: string): string {
  if (!(failure instanceof ApiFailure)) return otherwise ?? texts.login.unexpected
  return otherwise === undefined ? failure.words : failure.wordsOr(otherwise)
}

/** The same where a lost connection has a text of its own, too. */
export function serverTextOr(failure: unknown, otherwise: string): string {
  return (failure instanceof ApiFailure && failure.serverText) || otherwise
}
