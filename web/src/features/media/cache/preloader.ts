import { imageLoading as limits } from '@mainstreet/contract/media/limits.ts'

type LoadImage = (address: string) => Promise<unknown>
type Options = { perImageMs?: number; concurrency?: number }

/** Preloads images with a delay for each and a limit of concurrent loads; failures are only logged. */
export function createPreloader(
  load: LoadImage,
  { perImageMs = limits.preloadPerImageDefaultMs, concurrency = limits.preloadConcurrency }: Options = {},
) {
  const queue: string[] = []
  let running = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function begin() {
    if (queue.length === 0) {
      clearInterval(timer)
      timer = undefined
      return
    }
    if (running >= concurrency) return
    const address = queue.shift()
    if (address === undefined) return
    running += 1
    load(address)
      .catch((error: unknown) => console.warn('An image could not be preloaded', address, error))
      .finally(() => {
        running -= 1
      })
  }

  return {
    add(addresses: readonly string[]) {
      queue.push(...addresses)
      timer ??= setInterval(begin, perImageMs)
    },
    stop() {
      queue.length = 0
      clearInterval(timer)
      timer = undefined
    },
  }
}
