import { signInActivityLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { SignInMethod } from '@mainstreet/contract/accounts/sign-in-attempt.ts'
import { hourMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { signInAttempts } from '@mainstreet/platform/log/counters.ts'
import type { Caller, DemoCredentials, SignInLog } from '../auth-deps.ts'
import type { AuthError } from '../auth-error.ts'
import { findKnownDevice } from '../sessions/known-devices.ts'
import { getRoughAddress } from './rough-address.ts'
import {
  deleteSurplusAttempts,
  type NewSignInAttempt,
  type SignInOrigin,
  type SignInOwner,
  storeSignInAttempt,
} from './sign-in-attempts-store.ts'

type SignInLogDeps = {
  db: Db
  now: () => Date
  secret: string
  demoAccounts: readonly DemoCredentials[]
}

const flushDelayMs = secondMs
/** Kinds of attempts that wait at once; a node under attack forgets further ones rather than run out of memory. */
const maxWaiting = 2000
const maxUserAgentChars = 400

/** What the prover got wrong, as opposed to the state of the account, the limits and the form of the request. */
const wrongProofCodes = new Set([
  'invalid_credentials',
  'otp_expired',
  'reauthentication_not_valid',
  'current_password_invalid',
  'mfa_verification_failed',
  'webauthn_verification_failed',
])

export const isWrongProof = ({ code }: Pick<AuthError, 'code'>) => wrongProofCodes.has(code)

/**
 * Attempts wait in memory and are stored apart from their requests: a response takes as long for an unknown account as for
 * a known one, and a guess never waits for, or holds, a row. A crash loses those of the last second.
 */
export function createSignInLog({ db, now, secret, demoAccounts }: SignInLogDeps): SignInLog {
  const waiting = new Map<string, { owner: SignInOwner; attempt: NewSignInAttempt }>()
  let log: Caller['log']
  let timer: NodeJS.Timeout | undefined
  let flushing = Promise.resolve()

  function add(owner: SignInOwner, method: SignInMethod, succeeded: boolean, caller: Caller) {
    // whoever tries the product shares them
    if (demoAccounts.some(({ id, email }) => id === getKey(owner) || email === getKey(owner))) return
    const at = now()
    const attempt: NewSignInAttempt = {
      succeeded,
      method,
      ...getSignInOrigin(caller),
      from_known_device:
        'identifier' in owner && findKnownDevice(secret, caller, owner.identifier) !== undefined,
      count: 1,
      hour: new Date(Math.floor(at.getTime() / hourMs) * hourMs),
      first_at: at,
      last_at: at,
    }
    const { hour, address, from_known_device } = attempt
    const key = JSON.stringify([
      getKey(owner),
      succeeded ? at.getTime() : hour,
      method,
      address,
      from_known_device,
    ])
    const earlier = waiting.get(key)
    if (earlier && !succeeded)
      Object.assign(earlier.attempt, {
        count: earlier.attempt.count + 1,
        last_at: at,
        user_agent: attempt.user_agent,
      })
    else if (waiting.size < maxWaiting) waiting.set(key, { owner, attempt })
    log = caller.log
    timer ??= setTimeout(() => void flush(), flushDelayMs).unref()
  }

  async function storeWaiting() {
    clearTimeout(timer)
    timer = undefined
    const attempts = [...waiting.values()]
    waiting.clear()
    let failure: unknown
    for (const { owner, attempt } of attempts)
      await store(owner, attempt).catch((error: unknown) => {
        failure = error
      })
    // no reason to fail a page or a program
    if (failure) log?.warn({ err: failure }, 'attempts to sign in could not be stored')
  }

  async function store(owner: SignInOwner, attempt: NewSignInAttempt) {
    const stored = await storeSignInAttempt(db, owner, attempt)
    if (!stored) return
    const { maxStored } = signInActivityLimits
    await deleteSurplusAttempts(db, stored.account_id, attempt.succeeded, maxStored)
  }

  function flush(): Promise<void> {
    flushing = flushing.then(storeWaiting)
    return flushing
  }

  return {
    recordSuccess({ method, owner }, caller) {
      signInAttempts.inc({ result: 'succeeded', method })
      caller.log?.info({ method }, 'sign_in_succeeded')
      if (owner) add(owner, method, true, caller)
    },
    recordFailure({ method, owner }, caller, { status, code }) {
      signInAttempts.inc({ result: status === 429 ? 'limited' : 'failed', method })
      caller.log?.info({ method, reason: code }, 'sign_in_failed')
      if (owner && isWrongProof({ code })) add(owner, method, false, caller)
    },
    flush,
  }
}

export function getSignInOrigin({ ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>): SignInOrigin {
  return { address: getRoughAddress(ip), user_agent: userAgent.slice(0, maxUserAgentChars) }
}

const getKey = (owner: SignInOwner) => ('id' in owner ? owner.id : owner.identifier)
