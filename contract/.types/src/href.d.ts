import type { Route } from './routes.ts';
/** The names of the parameters in a path. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Rest}` ? Rest extends `${infer Name}/${infer More}` ? Name | PathParam<`/${More}`> : Rest : never;
type SearchParams<R extends Route> = R extends {
    readonly search: infer Search;
} ? Search : Record<never, never>;
/** The search parameters of a page, as in its address. */
export type RouteSearch<R extends Route> = {
    readonly [Name in keyof SearchParams<R>]?: (SearchParams<R>[Name] extends readonly (infer Value extends string)[] ? Value : string) | undefined;
};
/** The search parameters of a link: numbers become text, and undefined or empty values are left out. */
export type HrefSearch<R extends Route> = {
    readonly [Name in keyof SearchParams<R>]?: (SearchParams<R>[Name] extends readonly (infer Value extends string)[] ? Value : string | number) | undefined;
};
type HrefOptions<R extends Route> = {
    hash?: string;
    /** An absolute address, for emails and other sites. */
    origin?: string;
} & (R extends {
    readonly search: object;
} ? {
    search?: HrefSearch<R>;
} : unknown);
type HrefArguments<R extends Route> = [PathParam<R['path']>] extends [never] ? [options?: HrefOptions<R>] : [params: Record<PathParam<R['path']>, string>, options?: HrefOptions<R>];
/** `href(routes.cart)`, `href(routes.chat, { search: { shop } })`, `href(routes.product, { id })`. */
export declare function href<R extends Route>(route: R, ...args: HrefArguments<R>): string;
type WrittenSearch = Readonly<Record<string, string | number | true | undefined>>;
export declare function formatSearch(search: WrittenSearch): string;
/** Reads the parameters that the route declares; other parameters and values are left out. */
export declare function readSearch<R extends Route>(route: R, raw: Readonly<Record<string, unknown>>): RouteSearch<R>;
export {};
