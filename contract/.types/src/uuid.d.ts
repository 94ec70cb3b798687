/** In lower case, as PostgreSQL prints it. */
export declare const uuidSource = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Only lower case, so that a token or a folder name identifies a user in one way only. */
export declare function isCanonicalUuid(text: string): boolean;
/** In any case, as users may type it. */
export declare function isUuid(text: string): boolean;
