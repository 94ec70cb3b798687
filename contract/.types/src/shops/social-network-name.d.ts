/** The name of a social network; for an unknown one its key. */
export declare function getSocialNetworkName(key: string): string;
