import { chunkLoad } from '@mainstreet/contract/limits.ts'

type Sleep = (ms: number) => Promise<void>
const sleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Spec 9: three more tries, a second apart; then the person is asked to refresh the page. */
export async function loadChunk<M>(
  load: () => Promise<M>,
  onGiveUp: () => void,
  sleepFor: Sleep = sleep,
): Promise<M> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (attempt >= chunkLoad.retries) {
        onGiveUp()
        throw error
      }
      await sleepFor(chunkLoad.delayMs)
    }
  }
}
