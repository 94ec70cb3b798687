/** What the fields of a product accept, by the name of the field. */
export declare const productRules: {
    readonly name: {
        readonly required: 'nameRequired';
        readonly maxChars: 200;
    };
    /** Dollars, tax included. */
    readonly price: {
        readonly min: 0;
        readonly max: 1000000;
        readonly decimals: 2;
        readonly format: 'priceFormat';
    };
    readonly stock: {
        readonly min: 0;
        readonly max: 1000000;
        readonly decimals: 0;
        readonly format: 'wholeNumberFormat';
    };
    readonly sku: {
        readonly maxChars: 64;
    };
    readonly description: {
        readonly maxChars: 5000;
    };
};
