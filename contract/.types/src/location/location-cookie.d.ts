import type { Coordinates } from './distance.ts';
export type NamedLocation = {
    address: string;
    coordinates: Coordinates;
};
/** Sends the visitor's chosen location to the server, which renders the page for it. */
export declare const locationCookieName = "mainstreet_location";
/** The cookie's value: 'lat,lng,address', with the address percent-encoded. */
export declare function formatLocationCookie({ address, coordinates: { lat, lng } }: NamedLocation): string;
/** Reads the decoded cookie on the server. Undefined for any value that we did not write: cookies are untrusted. */
export declare function parseLocationCookie(text: string | undefined): NamedLocation | undefined;
