import { chunkLoad } from '@mainstreet/contract/limits.ts'

type Wait = (ms: number) => Promise<void>
const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Spec 9: three more tries, a second apart; then the person is asked to refresh the page. */
export async function loadChunk<M>(
  load: () => Promise<M>,
  giveUp: () => void,
  wait: Wait = sleep,
): Promise<M> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (fault) {
      if (attempt >= chunkLoad.retries) {
        giveUp()
        throw fault
      }
      await wait(chunkLoad.delayMs)
    }
  }
}
