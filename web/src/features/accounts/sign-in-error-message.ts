import { texts } from '@mainstreet/contract/texts.ts'
import { ApiFailure } from '../../api/api-error.ts'

/** The server's text first. */
export function signInErrorText(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return texts.login.unexpected
  if (failure.serverText) return failure.serverText
  return failure.code === 'network' ? texts.login.tryAgain : texts.login.failed
}
