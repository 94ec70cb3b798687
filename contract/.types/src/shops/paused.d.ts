/** As the database, the API or a form provides it. */
export type PausedUntil = Date | string | null | undefined;
/** Whether a shop rejects new orders and reservations. Server, cards, map, cart and checkout all use this rule. */
export declare function isPaused(until: PausedUntil, now: Date): boolean;
