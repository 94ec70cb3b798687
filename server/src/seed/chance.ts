/** A number in [0, 1) that depends on nothing but the words. */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const letter of words.join(' ')) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return (hash >>> 0) / 4294967296
}
