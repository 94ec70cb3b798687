import { randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { expect, vi } from 'vitest'
import type { UntypedBus } from '../bus/bus.ts'

/** Until events arrive: on a topic of its own, so that repetitions do not mix with those of a test or another wait. */
export async function waitUntilConnected(from: UntypedBus, to: UntypedBus): Promise<void> {
  const topic = randomUUID()
  let isReached = false
  const stop = to.subscribe(topic, (event) => {
    // undefined says only that events may have been missed
    if (event !== undefined) isReached = true
  })
  await vi.waitFor(
    () => {
      from.publish(topic, 1)
      expect(isReached).toBe(true)
    },
    { timeout: minuteMs },
  )
  stop()
}
