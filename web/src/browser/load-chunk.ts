import { chunkLoad } from '@mainstreet/contract/browser-limits.ts'
import { retry } from '@mainstreet/contract/retry.ts'

/** Three more attempts, a second apart; then a message suggests to refresh the page (docs/spec.md, section 9). */
export function loadChunk<M>(
  load: () => Promise<M>,
  onGiveUp: () => void,
  sleep?: (ms: number) => Promise<void>,
): Promise<M> {
  const options = { retries: chunkLoad.retries, pauseMs: () => chunkLoad.delayMs, ...(sleep && { sleep }) }
  return retry(load, options).catch((error: unknown) => {
    onGiveUp()
    throw error
  })
}
