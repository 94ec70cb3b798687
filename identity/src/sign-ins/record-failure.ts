import type { Account } from '../accounts/account.ts'
import type { AuthDeps, Caller, SignIn } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { SignInOwner } from './sign-in-attempts-store.ts'
import { isWrongProof } from './sign-in-log.ts'

type RecordDeps = Pick<AuthDeps, 'signInLog'>

/** Records a rejection of `work`, and throws it on; what fails otherwise is no attempt. */
export function recordingFailure<Result>(
  deps: RecordDeps,
  signIn: SignIn,
  caller: Caller,
  work: Promise<Result>,
): Promise<Result> {
  return work.catch((error: unknown) => {
    if (error instanceof AuthError && error.status < 500) deps.signInLog.recordFailure(signIn, caller, error)
    throw error
  })
}

/** For what is no sign-in, but asks for a proof: records only a wrong one. */
export function recordingWrongProof<Result>(
  deps: RecordDeps,
  signIn: SignIn,
  caller: Caller,
  work: Promise<Result>,
): Promise<Result> {
  return work.catch((error: unknown) => {
    if (error instanceof AuthError && isWrongProof(error)) deps.signInLog.recordFailure(signIn, caller, error)
    throw error
  })
}

/** By what its user names the account. */
export function getSignInOwner({ email, phone }: Pick<Account, 'email' | 'phone'>): SignInOwner {
  return { identifier: email || `+${phone}` }
}
