import { countPasswordChars } from '@mainstreet/contract/accounts/field-rules.ts'
import { passwordLimits } from '@mainstreet/contract/accounts/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

export type PasswordStrength = { level: 0 | 1 | 2 | 3 | 4; label: string }

/**
 * A hint while typing; the server decides, and knows the common passwords. Length counts, then variety;
 * parts of the name or the address do not count.
 */
export function estimatePasswordStrength(
  password: string,
  { minChars, personalData = [] }: { minChars: number; personalData?: readonly string[] },
): PasswordStrength {
  const length = countPasswordChars(password)
  if (length === 0) return { level: 0, label: m.accounts.password.minChars(minChars) }
  if (length < minChars) return { level: 1, label: m.accounts.password.tooShort(minChars - length) }
  if (length > passwordLimits.maxChars)
    return { level: 1, label: m.accounts.password.tooLong(length - passwordLimits.maxChars) }
  const level = strengthLevel(estimateEntropyBits(withoutPersonalData(password, personalData)))
  const { weak, fair, good, strong } = m.accounts.password
  return { level, label: { 1: weak, 2: fair, 3: good, 4: strong }[level] }
}

function strengthLevel(bits: number): 1 | 2 | 3 | 4 {
  if (bits < 32) return 1
  if (bits < 48) return 2
  return bits < 64 ? 3 : 4
}

/** Characters that repeat or continue a sequence (abc, 321) add little entropy. */
function estimateEntropyBits(password: string): number {
  const characters = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = characters.map((codePoint, at) => codePoint - (characters[at - 1] ?? Number.NaN))
  const fresh = characters.filter((codePoint, at) => {
    const repeats = characters.indexOf(codePoint) < at
    const continuesSequence = at > 1 && steps[at] === steps[at - 1] && Math.abs(steps[at] ?? 9) <= 1
    return !repeats && !continuesSequence
  }).length
  const countedPairs = fresh + (characters.length - fresh) * 0.35
  return countedPairs * Math.log2(alphabetSize(password))
}

function alphabetSize(password: string): number {
  const sets: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 33],
  ]
  return sets.reduce((sum, [set, size]) => sum + (set.test(password) ? size : 0), 1)
}

function withoutPersonalData(password: string, personalData: readonly string[]): string {
  const parts = personalData
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2)
  return parts.reduce((rest, part) => {
    const at = rest.toLowerCase().indexOf(part)
    return at < 0 ? rest : rest.slice(0, at) + rest.slice(at + part.length)
  }, password)
}
