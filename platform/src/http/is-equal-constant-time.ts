import { createHash, timingSafeEqual } from 'node:crypto'

/** Its time does not depend on how much of a secret was guessed. */
export function isEqualConstantTime(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
