/** What the server writes outside of errors and emails: images, the payment provider and stored texts. */
export declare const serverTexts: {
    smsCode: (code: string, minutes: number) => string;
    shareCard: {
        footer: string;
    };
    placeholder: {
        offline: string;
    };
    stripe: {
        delivery: (shop: string) => string;
    };
    /** Stored in the default language, as are the texts below. The apostrophe is the one that people type in a search. */
    defaultShopName: (owner: string) => string;
    unnamedUser: string;
    formerCustomer: string;
    formerShop: string;
    formerProduct: string;
    erasedMessage: string;
    reasons: {
        orderCancelled: string;
        notPaid: string;
        refundedAtProvider: string;
    };
};
