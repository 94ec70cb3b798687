import { expect, test } from 'vitest'
import { at } from '../test/order-fixture.ts'
import { pauseChoices } from './pause-choices.ts'

const zone = 'America/Los_Angeles'

test('the rest of today ends at midnight of the shop', () => {
  const choices = pauseChoices(zone, new Date(at('20:00')))
  expect(choices.map(({ label }) => label)).toEqual(['30 minutes', '1 hour', '2 hours', 'Rest of today'])
  expect(choices.at(-1)?.until.toISOString()).toBe('2026-07-02T07:00:00.000Z')
})
