import type { OpeningHours } from './opening-hours.ts';
import { type PausedUntil } from './paused.ts';
export type PickupPromiseInput = {
    hours: OpeningHours;
    paused_until?: PausedUntil;
    preparation_minutes: number;
    now: Date;
};
export type PickupPromise = {
    ok: true;
    ready_at: Date;
    pickup_until: Date;
    open_now: boolean;
} | {
    ok: false;
    code: 'shop_not_accepting_orders';
};
/** docs/design.md, section 5: the pickup promise. Server, card, cart, checkout and chat all use this rule. */
export declare function getPickupPromise({ hours, paused_until, preparation_minutes, now, }: PickupPromiseInput): PickupPromise;
