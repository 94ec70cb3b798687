export type Strength = { level: 0 | 1 | 2 | 3 | 4; words: string }

const words = ['', 'Weak: easy to guess', 'Fair: longer is better', 'Good', 'Strong'] as const

/**
 * A hint while typing; the server decides, and knows the common passwords. What counts is length, then variety; parts that
 * stand in the name or the address are worth nothing.
 */
export function passwordStrength(
  password: string,
  { minChars, known = [] }: { minChars: number; known?: readonly string[] },
): Strength {
  const length = [...password].length
  if (length === 0) return { level: 0, words: `At least ${minChars} characters` }
  if (length < minChars) {
    const missing = minChars - length
    return { level: 1, words: `Too short: ${missing} more character${missing === 1 ? '' : 's'}` }
  }
  const level = levelOf(guessBits(withoutKnown(password, known)))
  return { level, words: words[level] }
}

function levelOf(bits: number): 1 | 2 | 3 | 4 {
  if (bits < 32) return 1
  if (bits < 48) return 2
  return bits < 64 ? 3 : 4
}

/** Signs that repeat, or that go on as the ones before did (abc, 321), tell hardly anything new. */
function guessBits(password: string): number {
  const signs = [...password].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = signs.map((sign, at) => sign - (signs[at - 1] ?? Number.NaN))
  const fresh = signs.filter((sign, at) => {
    const repeats = signs.indexOf(sign) < at
    const goesOn = at > 1 && steps[at] === steps[at - 1] && Math.abs(steps[at] ?? 9) <= 1
    return !repeats && !goesOn
  }).length
  const told = fresh + (signs.length - fresh) * 0.35
  return told * Math.log2(alphabetOf(password))
}

function alphabetOf(password: string): number {
  const sets: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 33],
  ]
  return sets.reduce((sum, [set, size]) => sum + (set.test(password) ? size : 0), 1)
}

function withoutKnown(password: string, known: readonly string[]): string {
  const parts = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2)
  return parts.reduce((rest, part) => {
    const at = rest.toLowerCase().indexOf(part)
    return at < 0 ? rest : rest.slice(0, at) + rest.slice(at + part.length)
  }, password)
}
