import { countPasswordChars } from '@mainstreet/contract/accounts/field-rules.ts'
import { passwordLimits as limits } from '@mainstreet/contract/accounts/limits.ts'
import { hash, verify } from '@node-rs/argon2'
import { AuthError, validationError, type WeakPasswordReason } from '../auth-error.ts'
import type { AuthSettings } from '../auth-settings.ts'

/** The same password is typed composed or decomposed (NFC, NFD), depending on the keyboard: it is hashed as NFC. */
export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Takes as much time for an unknown account as for a wrong password. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>
  findWeaknesses(password: string): Promise<WeakPasswordReason[]>
}

type PasswordSettings = Pick<AuthSettings, 'passwordHashing' | 'passwordMinChars' | 'rejectCommonPasswords'>

const argon2id = 2
/** A character has up to two units, and decomposed (NFD) up to four times as many. */
const maxTypedUnits = limits.maxChars * 2 * 4

export function createPasswordHasher(settings: PasswordSettings): PasswordHasher {
  const { memoryKib, iterations } = settings.passwordHashing
  const options = { algorithm: argon2id, memoryCost: memoryKib, timeCost: iterations, parallelism: 1 }
  const hashPassword = (password: string) => hash(password, options)
  let dummyHash: Promise<string> | undefined
  return {
    hash: (password) => hashPassword(password.normalize()),
    async matches(passwordHash, password) {
      dummyHash ??= hashPassword('nobody has this one')
      const knownHash = passwordHash ?? (await dummyHash)
      const typed = password.slice(0, maxTypedUnits)
      const normalized = typed.normalize()
      // hashes made before passwords were normalized are of what was typed
      const isSame =
        (await verify(knownHash, normalized)) || (typed !== normalized && (await verify(knownHash, typed)))
      return isSame && typeof passwordHash === 'string'
    },
    async findWeaknesses(password) {
      if (countPasswordChars(password) < settings.passwordMinChars) return ['length']
      if (!settings.rejectCommonPasswords) return []
      return (await loadCommonPasswords()).has(password.normalize().toLowerCase()) ? ['pwned'] : []
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
  if (countPasswordChars(password) > limits.maxChars)
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
