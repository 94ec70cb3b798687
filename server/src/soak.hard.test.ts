import { minuteMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'
import { createFolder } from './test/faults/outage-fixture.ts'
import { runSoak } from './test/load/soak.ts'

/** A slope of the memory is measured in runs of at least 20 minutes. */
const minutes = Number(process.env.SOAK_MINUTES ?? 3)

test('at half of its load a node holds no more after each minute', {
  timeout: (10 + 2 * minutes) * minuteMs,
}, async () => {
  const result = await runSoak({ forMs: minutes * minuteMs, dataDir: createFolder() })
  console.log(JSON.stringify(result, undefined, 2))
  expect(result.problems).toEqual([])
})

test('a node that keeps memory, timers and listeners is found', { timeout: 15 * minuteMs }, async () => {
  const { problems } = await runSoak({ forMs: minuteMs, dataDir: createFolder(), leaks: true })
  for (const resource of ['heapBytes', 'handles', 'listeners'])
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${resource} grew`)))
})
