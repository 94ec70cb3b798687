import type { Account, FactorType } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import type { SessionRow } from './sessions-store.ts'

/** How a second factor is called in the `amr` claim. */
export const factorMethods = {
  totp: 'totp',
  recovery_code: 'mfa/recovery_code',
  webauthn: 'mfa/webauthn',
} as const satisfies Record<FactorType, string>

const secondFactorMethods = new Set<string>(Object.values(factorMethods))

export const isSecondFactor = (method: string) => secondFactorMethods.has(method)

export function getAssuranceLevel({ factor_id }: Pick<SessionRow, 'factor_id'>): 'aal1' | 'aal2' {
  return factor_id === null ? 'aal1' : 'aal2'
}

type SignedIn = { account: Pick<Account, 'factors'>; session: Pick<SessionRow, 'factor_id'> }

/** A second factor protects what signs in as well. */
export function requireFactorForCredentials(signedIn: SignedIn): void {
  requireOwnFactor(signedIn, 401, 'AAL2 session is required to update email or password when MFA is enabled.')
}

/** The second level, for those who have a second factor. */
export function requireOwnFactor({ account, session }: SignedIn, status: number, message: string): void {
  const hasFactor = account.factors.some(({ status }) => status === 'verified')
  if (hasFactor && getAssuranceLevel(session) === 'aal1')
    throw new AuthError(status, 'insufficient_aal', message)
}
