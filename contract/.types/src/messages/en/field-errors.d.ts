/** What is wrong with a typed value: the browser says it at the field, the server in `details`. */
export declare const fieldErrors: {
    aboutRequired: string;
    addressRequired: string;
    amountFormat: string;
    codeRequired: string;
    colorFormat: string;
    emailFormat: string;
    emailRequired: string;
    itemsRequired: string;
    nameRequired: string;
    phoneFormat: string;
    priceFormat: string;
    reasonRequired: string;
    secureLinkFormat: string;
    shopDecisionRequired: string;
    successorRequired: string;
    webAddressFormat: string;
    wholeNumberFormat: string;
    maxChars: (max: number) => string;
    min: (min: number) => string;
    max: (max: number) => string;
};
