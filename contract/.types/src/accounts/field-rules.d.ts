/** What the fields of a user accept, by the name of the field. */
export declare const accountRules: {
    readonly name: {
        readonly required: 'nameRequired';
        readonly maxChars: 200;
    };
    /** The identity provider decides whether email can be delivered there. */
    readonly email: {
        readonly required: 'emailRequired';
        readonly maxChars: 255;
    };
    /** What happens to the shop of a deleted user, and who gets it. */
    readonly shop: {
        readonly required: 'shopDecisionRequired';
    };
    readonly to: {
        readonly required: 'successorRequired';
    };
};
/** The length of a password as it is hashed (NFC), whether it was typed composed or decomposed. */
export declare const countPasswordChars: (password: string) => number;
