type Change = {
    percent: number;
    days: number;
};
/** How a figure of the insights compares with the period before it. An arrow stands in front of the text. */
export declare const trend: {
    up: ({ percent, days }: Change) => string;
    down: ({ percent, days }: Change) => string;
    times: ({ factor, days }: {
        factor: number;
        days: number;
    }) => string;
    same: (days: number) => string;
    noneBefore: (days: number) => string;
};
export {};
