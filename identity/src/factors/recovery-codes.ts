import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { Account } from '../accounts/account.ts'
import { lockAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { getAssuranceLevel } from '../sessions/assurance-level.ts'
import type { AuthSession } from '../sessions/create-session.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { countFactorGuess, resetFactorGuesses } from './count-factor-guess.ts'
import { addFactor, requireCurrent } from './enroll-factor.ts'
import { deleteUnverifiedFactors } from './factors-store.ts'
import { raiseSession } from './raise-session.ts'
import { recordAddedFactor, recordUsedRecoveryCode } from './record-factors.ts'
import {
  claimRecoveryCode,
  countRecoveryCodes,
  deleteRecoveryCodes,
  insertRecoveryCodes,
} from './recovery-codes-store.ts'
import { isOwnFactor, removeFactors } from './remove-factors.ts'
import { factorNotFoundError } from './verify-factor.ts'

type RecoveryFactor = { id: string; type: 'recovery_code' }
/** The codes can be read only here. */
export type RecoveryCodeSet = RecoveryFactor & { friendly_name: string; total: number; codes: string[] }
export type RecoveryCodeStatus = RecoveryFactor & { total: number; remaining: number }

const defaultName = 'Recovery codes'
/** 32 characters (5 bits each) without those that look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codeChars = 16

export async function getRecoveryCodeStatus(
  { db }: AuthDeps,
  { account }: AuthenticatedAccount,
): Promise<RecoveryCodeStatus> {
  const { id } = requireRecoveryFactor(account)
  return { id, type: 'recovery_code', ...(await countRecoveryCodes(db, id)) }
}

/** The only set of the account; never its only factor. */
export function createRecoveryCodes(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  friendlyName = defaultName,
): Promise<RecoveryCodeSet> {
  return deps.db.tx(async (tx) => {
    const { account } = await requireSecondLevel(tx, deps, signedIn)
    if (!account.factors.some(isOwnFactor))
      throw new AuthError(
        422,
        'mfa_recovery_codes_sole_factor',
        'Recovery codes cannot be the only factor, enroll another factor first',
      )
    if (findRecoveryFactor(account))
      throw new AuthError(
        422,
        'mfa_verified_factor_exists',
        'Recovery codes already exist, regenerate them to replace them',
      )
    const factor = {
      id: randomUUID(),
      factor_type: 'recovery_code',
      friendly_name: friendlyName,
      status: 'verified',
      secret: null,
    } as const
    await addFactor(tx, deps, signedIn, factor)
    return storeNewCodes(tx, deps, account, factor)
  })
}

/** All codes so far end, and so does the wait after too many wrong ones. */
export async function replaceRecoveryCodes(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
): Promise<RecoveryCodeSet> {
  const replaced = await deps.db.tx(async (tx) => {
    const { account } = await requireSecondLevel(tx, deps, signedIn)
    const factor = requireRecoveryFactor(account)
    await deleteRecoveryCodes(tx, factor.id)
    return storeNewCodes(tx, deps, account, factor)
  })
  await resetFactorGuesses(deps, signedIn.account.id, 'recovery_code')
  return replaced
}

export function removeRecoveryCodes(deps: AuthDeps, signedIn: AuthenticatedAccount): Promise<RecoveryFactor> {
  return deps.db.tx(async (tx) => {
    const { account } = await requireSecondLevel(tx, deps, signedIn)
    const factor = requireRecoveryFactor(account)
    await removeFactors(tx, deps, account, [factor], 'owner')
    return { id: factor.id, type: 'recovery_code' }
  })
}

/** Raises the session as another factor does; each code works once, also for concurrent requests. */
export async function verifyRecoveryCode(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  typedCode: string,
): Promise<AuthSession> {
  const { id: accountId } = signedIn.account
  const { id } = requireRecoveryFactor(signedIn.account)
  const uncountGuess = await countFactorGuess(deps, accountId, 'recovery_code')
  const codeHash = hashCode(deps.factorSecret, id, typedCode)
  const raised = await deps.db.tx(async (tx) => {
    await lockAccount(tx, accountId)
    const current = await requireCurrent(tx, signedIn, deps.now())
    if (!(await claimRecoveryCode(tx, id, codeHash, deps.now())))
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
    const { remaining } = await countRecoveryCodes(tx, id)
    await recordUsedRecoveryCode(tx, deps, current.account, remaining)
    await deleteUnverifiedFactors(tx, accountId, 'totp', 'webauthn')
    return raiseSession(tx, deps, current, { id, factor_type: 'recovery_code' })
  })
  await uncountGuess()
  return raised
}

async function requireSecondLevel(
  tx: Tx,
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
): Promise<AuthenticatedAccount> {
  await lockAccount(tx, signedIn.account.id)
  const current = await requireCurrent(tx, signedIn, deps.now())
  if (getAssuranceLevel(current.session) === 'aal1')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to manage recovery codes')
  return current
}

async function storeNewCodes(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  { id, friendly_name }: { id: string; friendly_name: string },
): Promise<RecoveryCodeSet> {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, createCode)
  const hashes = codes.map((code) => hashCode(deps.factorSecret, id, code))
  await insertRecoveryCodes(tx, id, hashes)
  await recordAddedFactor(tx, deps, account, { factor_type: 'recovery_code' })
  return { id, type: 'recovery_code', friendly_name, total: codes.length, codes }
}

const findRecoveryFactor = ({ factors }: Account) =>
  factors.find(({ factor_type }) => factor_type === 'recovery_code')

function requireRecoveryFactor(account: Account) {
  const factor = findRecoveryFactor(account)
  if (!factor) throw factorNotFoundError()
  return factor
}

const createCode = () =>
  Array.from({ length: codeChars }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Codes have 80 random bits: a fast hash is enough. Spaces, hyphens, case and look-alikes do not matter. */
function hashCode(factorSecret: string, factorId: string, typedCode: string): Buffer {
  const code = typedCode.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
  return createHmac('sha256', factorSecret).update(`recovery code\n${factorId}\n${code}`).digest()
}
