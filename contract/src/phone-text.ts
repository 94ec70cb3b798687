/** The characters of a phone number: digits of any script, letters, and what people write between them. */
export const phonePattern = /^[\p{L}\p{M}\p{Nd}\p{Pd}\p{Ps}\p{Pe}\p{Cf}\s+＋.,;:/|#*&='’·]+$/u

const minDigits = 3
/** As the plan of numbers of the world has it. */
const maxDigits = 15

/**
 * Whether the text may have a phone number. Letters may be part of one, as in 1-800-FLOWERS, or say "ext."; they part
 * numbers, and so do the marks of a list. What can be dialed, the server finds out for its links.
 */
export function hasPhoneDigits(text: string): boolean {
  const counts = text.split(/[\p{L}/,;&|#:]/u).map((part) => part.match(/\p{Nd}/gu)?.length ?? 0)
  return counts.some((count) => count >= minDigits) && counts.every((count) => count <= maxDigits)
}
