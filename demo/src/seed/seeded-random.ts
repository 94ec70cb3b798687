/** A number in [0, 1) that depends only on the arguments. */
export function seededRandom(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of parts.join(' ')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return (hash >>> 0) / 4294967296
}

/** Random values that are the same on every start: each depends on the name and on the number of values before. */
export function createDemoRandom(name: string) {
  let count = 0
  const next = () => seededRandom(name, count++)
  return {
    /** An integer from 0 up to, but not including, `below`. */
    below: (below: number) => Math.floor(next() * below),
    /** An element of a list that is not empty. */
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    /** True with this probability, 0 to 1. */
    chance: (share: number) => next() < share,
  }
}
