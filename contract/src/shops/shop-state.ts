import { getOpenState, type OpenState } from './open-intervals.ts'
import type { OpeningHours } from './opening-hours.ts'
import { openStateLabel } from './opening-hours-labels.ts'
import { isPaused, type PausedUntil, pausedLabel } from './paused.ts'

export type ShopSchedule = { hours: OpeningHours; paused_until?: PausedUntil }
export type ShopState = OpenState | { state: 'paused'; until?: undefined; opensAt?: undefined }

/** The state that customers see: a shop that rejects orders is paused, whatever its opening hours. */
export function getShopState({ hours, paused_until }: ShopSchedule, now: Date): ShopState {
  return isPaused(paused_until, now) ? { state: 'paused' } : getOpenState(hours, now)
}

/** 'Orders paused', or the label of its opening hours: 'Open until 6 PM'. */
export function shopStateLabel({ hours, paused_until }: ShopSchedule, now: Date): string {
  return isPaused(paused_until, now) ? pausedLabel : openStateLabel(hours, now)
}
