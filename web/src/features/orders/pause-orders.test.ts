import { expect, test } from 'vitest'
import { getPauseChoices } from './pause-orders.tsx'
import { timeAt } from './test/order-fixture.ts'

const zone = 'America/Los_Angeles'

test("the rest of today ends at midnight in the shop's time zone", () => {
  const choices = getPauseChoices(zone, new Date(timeAt('20:00')))
  expect(choices.map(({ label }) => label)).toEqual(['30 minutes', '1 hour', '2 hours', 'Rest of today'])
  expect(choices.at(-1)?.until.toISOString()).toBe('2026-07-02T07:00:00.000Z')
})
