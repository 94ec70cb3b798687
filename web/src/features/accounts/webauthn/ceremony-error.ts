import { m } from '@mainstreet/contract/messages/messages.ts'
import type { AuthError } from '@supabase/auth-js'
import { ApiError } from '../../../api/api-error.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'

/** How the browser ends without a key; browsers say no more than `NotAllowedError` for most of it. */
type CeremonyFailure = 'cancelled' | 'alreadyAdded' | 'address' | 'unsuitable' | 'failed'

const failures: Readonly<Record<string, CeremonyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyAdded',
  SecurityError: 'address',
  NotSupportedError: 'unsuitable',
  ConstraintError: 'unsuitable',
}

/** What to say in this ceremony. */
export type CeremonyTexts = { cancelled: string; rejected: string }

/** The browser or the authenticator made no key or signature; nothing was sent. */
export class CeremonyError extends Error {
  readonly isCancelled: boolean
  readonly userMessage: string

  constructor(failure: CeremonyFailure, { cancelled }: CeremonyTexts, cause: unknown) {
    super(failure, { cause })
    this.name = 'CeremonyError'
    this.isCancelled = failure === 'cancelled'
    const { failures: texts, obstacles } = m.accounts.webauthn
    this.userMessage =
      failure === 'cancelled' ? cancelled : failure === 'address' ? obstacles.address : texts[failure]
  }
}

/** Of the browser or of the provider. */
export function convertCeremonyError(error: Error, texts: CeremonyTexts): ApiError | CeremonyError {
  // the library does not export its class
  if ('__isWebAuthnError' in error) {
    const { cause = error } = error
    const name = cause instanceof Error ? cause.name : error.name
    return new CeremonyError(failures[name] ?? 'failed', texts, error)
  }
  const converted = convertAuthError(error as AuthError)
  if ((error as AuthError).code !== 'webauthn_verification_failed') return converted
  const { status } = converted
  return new ApiError({ status, code: 'rule_violation', message: texts.rejected })
}
