/** What the fields of a shop accept, by the name of the field. */
export declare const shopRules: {
    readonly name: {
        readonly required: 'nameRequired';
        readonly maxChars: 120;
    };
    readonly location: {
        readonly required: 'addressRequired';
        readonly maxChars: 300;
    };
    readonly phone: {
        readonly maxChars: 40;
        readonly format: 'phone';
    };
    readonly business_email: {
        readonly maxChars: 254;
        readonly format: 'email';
    };
    readonly website: {
        readonly maxChars: 300;
        readonly format: 'webAddress';
    };
    /** Each of `social_links`. */
    readonly social_link: {
        readonly maxChars: 300;
        readonly format: 'secureLink';
    };
    readonly about_shop: {
        readonly maxChars: 2000;
    };
    readonly color: {
        readonly required: 'colorFormat';
        readonly maxChars: 7;
        readonly format: 'color';
    };
    readonly preparation_minutes: {
        readonly min: 0;
        readonly max: number;
        readonly decimals: 0;
        readonly format: 'wholeNumberFormat';
    };
    /** Dollars. */
    readonly delivery_fee: {
        readonly min: 0;
        readonly max: 100;
        readonly decimals: 2;
        readonly format: 'amountFormat';
    };
};
