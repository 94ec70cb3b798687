import { passwordLimits as limits } from '@mainstreet/contract/limits.ts'
import { hash, verify } from '@node-rs/argon2'
import { AuthError, validationError, type WeakPasswordReason } from '../auth-error.ts'
import type { AuthSettings } from '../auth-settings.ts'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Takes as much time for an unknown account as for a wrong password. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>
  findWeaknesses(password: string): Promise<WeakPasswordReason[]>
}

type PasswordSettings = Pick<AuthSettings, 'passwordHashing' | 'passwordMinChars' | 'rejectCommonPasswords'>

const argon2id = 2

export function createPasswordHasher(settings: PasswordSettings): PasswordHasher {
  const { memoryKib, iterations } = settings.passwordHashing
  const options = { algorithm: argon2id, memoryCost: memoryKib, timeCost: iterations, parallelism: 1 }
  const hashPassword = (password: string) => hash(password, options)
  let dummyHash: Promise<string> | undefined
  return {
    hash: hashPassword,
    async matches(passwordHash, password) {
      dummyHash ??= hashPassword('nobody has this one')
      const isSame = await verify(passwordHash ?? (await dummyHash), password.slice(0, limits.maxChars * 2))
      return isSame && typeof passwordHash === 'string'
    },
    async findWeaknesses(password) {
      if ([...password].length < settings.passwordMinChars) return ['length']
      if (!settings.rejectCommonPasswords) return []
      return (await loadCommonPasswords()).has(password.toLowerCase()) ? ['pwned'] : []
    },
  }
}

let commonPasswordsCache: Promise<ReadonlySet<string>> | undefined
/** Ordered by frequency: ASVS requires rejecting the 3,000 most common ones that are long enough. */
const commonPasswordCount = 20_000

function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswordsCache ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as string[]).slice(0, commonPasswordCount)),
  )
  return commonPasswordsCache
}

/** Checks a new password; throws errors of the protocol. */
export async function requireStrongPassword(
  passwords: PasswordHasher,
  minChars: number,
  password: string,
): Promise<void> {
  if ([...password].length > limits.maxChars)
    throw validationError(`Password cannot be longer than ${limits.maxChars} characters`)
  const reasons = await passwords.findWeaknesses(password)
  if (reasons.length > 0)
    throw new AuthError(422, 'weak_password', weakPasswordMessage(reasons, minChars), { reasons })
}

export function weakPasswordMessage(reasons: readonly WeakPasswordReason[], minChars: number): string {
  return reasons.includes('length')
    ? `Password should be at least ${minChars} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.'
}
