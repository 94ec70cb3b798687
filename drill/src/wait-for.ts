import { setTimeout as sleep } from 'node:timers/promises'

const intervalMs = 200
const attemptMs = 10_000

/** Until `read` returns something; throws after the timeout. */
export async function waitFor<Result>(
  what: string,
  read: () => Promise<Result | undefined | false>,
  timeoutMs: number,
): Promise<Result> {
  const until = performance.now() + timeoutMs
  for (;;) {
    // a read that hangs is repeated, too
    const result = await Promise.race([read(), sleep(attemptMs, undefined, { ref: false })])
    if (result !== undefined && result !== false) return result
    if (performance.now() > until) throw new Error(`${what}: not within ${timeoutMs / 1000} s`)
    await sleep(intervalMs)
  }
}
