import { texts } from '@mainstreet/contract/texts.ts'
import { ApiFailure } from './api-failure.ts'

export function failureWords(failure: unknown): string {
  return failure instanceof ApiFailure ? failure.words : texts.login.unexpected
}
