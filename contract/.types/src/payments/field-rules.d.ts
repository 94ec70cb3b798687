/** What the fields of a refund accept, by the name of the field. */
export declare const refundRules: {
    /** Dollars. */
    readonly amount: {
        readonly min: 0.01;
        readonly max: 1000000;
        readonly decimals: 2;
        readonly format: 'amountFormat';
    };
    readonly lines: {
        readonly required: 'itemsRequired';
    };
    readonly reason: {
        readonly maxChars: 500;
        readonly required: 'reasonRequired';
    };
};
