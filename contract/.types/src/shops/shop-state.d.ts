import { type OpenState } from './open-intervals.ts';
import type { OpeningHours } from './opening-hours.ts';
import { type PausedUntil } from './paused.ts';
export type ShopSchedule = {
    hours: OpeningHours;
    paused_until?: PausedUntil;
};
export type ShopState = OpenState | {
    state: 'paused';
    until?: undefined;
    opensAt?: undefined;
};
/** The state that customers see: a shop that rejects orders is paused, whatever its opening hours. */
export declare function getShopState({ hours, paused_until }: ShopSchedule, now: Date): ShopState;
