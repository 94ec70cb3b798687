/** Mulberry32: small, fast and the same on every machine, so that the demo town is always the same town. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** A whole number from 0 up to, not including, `below`. */
    below: (below: number) => Math.floor(next() * below),
    /** One of a list that is not empty. */
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    /** True in this share of cases, 0 to 1. */
    chance: (share: number) => next() < share,
  }
}
