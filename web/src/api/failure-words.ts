import { texts } from '@mainstreet/contract/texts.ts'
import { ApiFailure } from './api-failure.ts'

export function failureWords(failure: unknown): string {
  return failure instanceof ApiFailure ? failure.words : texts.login.unexpected
}

/** Messages of the server by the name of the form's field. */
export function fieldFailures(failure: unknown): Record<string, string> {
  if (!(failure instanceof ApiFailure)) return {}
  return Object.fromEntries(
    failure.details.map(({ path, message }) => [path.replace(/^body\./, ''), message]),
  )
}
