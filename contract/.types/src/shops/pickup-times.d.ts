import type { OpeningHours } from './opening-hours.ts';
import { type PickupPromiseInput } from './pickup-promise.ts';
/**
 * The pickup times to choose from: the ready time, then each full step while the shop is open, up to the
 * horizon. Empty when the shop takes no orders.
 */
export declare function listPickupTimes(request: PickupPromiseInput): Date[];
/** Not before the ready time (with a grace period for slow forms), not while closed, not beyond the horizon. */
export declare function isPickupTime(request: PickupPromiseInput, at: Date): boolean;
/**
 * The end of pickup: the closing that leaves at least two hours, at most three days later (docs/design.md,
 * section 5).
 */
export declare function getPickupDeadline(hours: OpeningHours, from: Date): Date;
