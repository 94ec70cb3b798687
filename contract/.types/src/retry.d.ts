type Backoff = {
    baseMs: number;
    capMs?: number;
    factor?: number;
};
/** The delay after this many failures: the base after the first, doubled (`factor`) with each further one, up to the maximum. */
export declare function getBackoffMs(failures: number, { baseMs, capMs, factor }: Backoff): number;
/** Adds up to a third, so that many clients do not return at once. `random` is from 0 to 1. */
export declare function addJitter(ms: number, random: number): number;
type RetryOptions = {
    /** Attempts after the first. */
    retries: number;
    /** The delay after this many failures; without it the next attempt follows at once. */
    pauseMs?: (failures: number) => number;
    /** Without it every error is retried. */
    isRetryable?: (error: unknown) => boolean;
    sleep?: (ms: number) => Promise<unknown>;
};
/** Runs `work` until it succeeds; throws the last error. */
export declare function retry<Result>(work: () => Promise<Result>, { retries, pauseMs, isRetryable, sleep }: RetryOptions): Promise<Result>;
export {};
