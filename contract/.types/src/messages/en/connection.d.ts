/** The banner that is shown without a connection. */
export declare const connection: {
    offline: string;
    unreachable: string;
    retry: string;
    retrying: string;
    backOnline: string;
};
