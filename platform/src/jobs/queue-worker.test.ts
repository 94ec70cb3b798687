import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startQueueWorker } from './queue-worker.ts'

test('what arrives while a busy queue rests becomes one batch; an idle queue starts at once', async () => {
  const queued: number[] = []
  const batches: number[][] = []
  const worker = startQueueWorker({
    processBatch: async () => {
      batches.push(queued.splice(0))
      return false
    },
    pollIntervalMs: 60_000,
    restMs: 1000,
    onError: () => {},
  })
  const add = (item: number) => {
    queued.push(item)
    worker.wake()
  }
  add(1)
  expect(batches).toEqual([[1]])
  // the first run has ended
  await nextTurn()
  for (const item of [2, 3, 4]) add(item)
  expect(batches).toEqual([[1]])
  await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3, 4]]), { timeout: 10_000 })
  await worker.stop()
})
