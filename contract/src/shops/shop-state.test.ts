import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultHours } from './default-hours.ts'
import { getOpenState } from './open-intervals.ts'
import { isPaused } from './paused.ts'
import { getPickupPromise } from './pickup-promise.ts'
import { getShopState } from './shop-state.ts'

const hours = defaultHours()
const noon = new Date('2026-11-20T12:00:00-08:00')
const later = '2026-11-20T13:00:00-08:00'

describe('the state of a shop', () => {
  test('a paused shop is paused even during opening hours', () => {
    expect(getOpenState(hours, noon).state).toBe('open')
    expect(getShopState({ hours, paused_until: later }, noon)).toEqual({ state: 'paused' })
  })

  test('a pause that has ended no longer counts', () => {
    expect(getShopState({ hours, paused_until: noon }, noon)).toEqual(getOpenState(hours, noon))
  })

  test('a shop that is shown as paused gives no pickup promise, whatever form the time has', () => {
    const minutes = fc.integer({ min: -600, max: 600 })
    fc.assert(
      fc.property(minutes, fc.boolean(), (offset, asText) => {
        const until = new Date(noon.getTime() + offset * 60_000)
        const paused_until = asText ? until.toISOString() : until
        const promise = getPickupPromise({ hours, paused_until, preparation_minutes: 20, now: noon })
        expect(promise.ok).toBe(!isPaused(paused_until, noon))
      }),
    )
  })
})
