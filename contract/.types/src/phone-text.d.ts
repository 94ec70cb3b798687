/** The characters of a phone number: digits of any script, letters, and what people write between them. */
export declare const phonePattern: RegExp;
/**
 * Whether the text may have a phone number. Letters may be part of one, as in 1-800-FLOWERS, or say "ext."; they part
 * numbers, and so do the marks of a list. What can be dialed, the server finds out for its links.
 */
export declare function hasPhoneDigits(text: string): boolean;
