import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Line, play, type Step, stories } from '../test/payments/payment-scenario.ts'
import { startTown, type Town } from '../test/setup/test-app.ts'

let town: Town
beforeAll(async () => {
  town = await startTown({ env: { COMMISSION_PERCENT: '7.5' } })
})

/** Of the provider, while the checkout is placed. */
const lines = fc.constantFrom<Line[]>('alive', 'alive', 'alive', 'dead', 'deaf')
const runs = process.env.HARD ? 400 : 40

test('whatever happens, and however often, no cent and no piece is lost or made', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(stories, lines, async (story, line) => {
      expect(await play(town, story, line)).toEqual([])
    }),
    { numRuns: runs },
  )
})

const paid: Step[] = [
  { do: 'pay', card: '4242424242424242' },
  { do: 'hear', seed: 1, times: 1 },
]

test('what went back on the shelf with a refund does not go there again with a cancellation', async () => {
  const story: Step[] = [
    ...paid,
    { do: 'accept', at: 0 },
    { do: 'accept', at: 1 },
    { do: 'tick', minutes: 0 },
    { do: 'refund_lines', at: 0, restock: true },
    { do: 'call_off', at: 0 },
  ]
  expect(await play(town, story)).toEqual([])
})
