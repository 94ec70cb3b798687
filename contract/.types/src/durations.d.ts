/** Milliseconds. */
export declare const secondMs = 1000;
export declare const minuteMs: number;
export declare const hourMs: number;
export declare const dayMs: number;
