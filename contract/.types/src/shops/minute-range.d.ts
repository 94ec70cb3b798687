type Period = {
    opens: string;
    closes: string;
};
/** Minutes since midnight of the period's day; `closes` may be past 24:00. */
export declare function toMinuteRange({ opens, closes }: Period): {
    opens: number;
    closes: number;
};
export {};
