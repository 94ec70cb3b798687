import { type OpenState, openState } from './open-intervals.ts'
import type { Hours } from './opening-hours.ts'
import { openStateWords } from './opening-hours-labels.ts'
import { isPaused, type PausedUntil, pausedLabel } from './paused.ts'

export type ShopTimes = { hours: Hours; paused_until?: PausedUntil }
export type ShopState = OpenState | { state: 'paused'; until?: undefined; opensAt?: undefined }

/** What a customer can count on now: a shop that rejects orders is paused, however long its doors are open. */
export function shopState({ hours, paused_until }: ShopTimes, now: Date): ShopState {
  return isPaused(paused_until, now) ? { state: 'paused' } : openState(hours, now)
}

/** 'Orders paused', or what its hours say: 'Open until 6 PM'. */
export function shopStateLabel({ hours, paused_until }: ShopTimes, now: Date): string {
  return isPaused(paused_until, now) ? pausedLabel : openStateWords(hours, now)
}
