/** One plain address; what its domain is, `readEmailAddress` asks the URL standard. */
export declare const emailPattern: RegExp;
/**
 * The one form in which an address is an account or a key: lower case, with the domain in ASCII, as in
 * `info@xn--bcher-kva.example`. Undefined for anything but one plain address.
 */
export declare function readEmailAddress(text: string): string | undefined;
