import { password as limits } from '@mainstreet/contract/limits.ts'
import { hash, verify } from '@node-rs/argon2'
import { AuthRefusal, invalid, type WeakReason } from '../auth-error.ts'
import type { IdentitySettings } from '../auth-settings.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** An unknown account costs as much time as a wrong password. */
  isRight(hash: string | null | undefined, password: string): Promise<boolean>
  weakness(password: string): Promise<WeakReason[]>
}

type PasswordSettings = Pick<IdentitySettings, 'hash' | 'passwordMinChars' | 'refuseCommonPasswords'>

const argon2id = 2

export function openPasswords(settings: PasswordSettings): Passwords {
  const { memoryKib, passes } = settings.hash
  const options = { algorithm: argon2id, memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const hashed = (password: string) => hash(password, options)
  let dummy: Promise<string> | undefined
  return {
    hash: hashed,
    async isRight(known, password) {
      dummy ??= hashed('nobody has this one')
      const isSame = await verify(known ?? (await dummy), password.slice(0, limits.maxChars * 2))
      return isSame && typeof known === 'string'
    },
    async weakness(password) {
      if ([...password].length < settings.passwordMinChars) return ['length']
      if (!settings.refuseCommonPasswords) return []
      return (await commonPasswords()).has(password.toLowerCase()) ? ['pwned'] : []
    },
  }
}

let common: Promise<ReadonlySet<string>> | undefined
/** The list goes by rank: ASVS asks for the 3,000 first ones that are long enough. */
const mostCommon = 20_000

function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set((dictionary['passwords-common'] as string[]).slice(0, mostCommon)),
  )
  return common
}

/** What a new password must be; refused in the protocol's words. */
export async function requireStrong(passwords: Passwords, least: number, password: string): Promise<void> {
  if ([...password].length > limits.maxChars)
    throw invalid(`Password cannot be longer than ${limits.maxChars} characters`)
  const reasons = await passwords.weakness(password)
  if (reasons.length > 0)
    throw new AuthRefusal(422, 'weak_password', weaknessWords(reasons, least), { reasons })
}

export function weaknessWords(reasons: readonly WeakReason[], least: number): string {
  return reasons.includes('length')
    ? `Password should be at least ${least} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.'
}
