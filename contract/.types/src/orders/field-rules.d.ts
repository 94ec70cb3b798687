/** A shop can also hand an order over without the code. */
export declare const pickupCodeRule: {
    maxChars: number;
};
