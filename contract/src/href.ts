import type { Route } from './routes.ts'

/** The names of the parameters in a path. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | PathParam<`/${More}`>
    : Rest
  : never

type SearchParams<R extends Route> = R extends { readonly search: infer Search }
  ? Search
  : Record<never, never>

/** The search parameters of a page, as in its address. */
export type RouteSearch<R extends Route> = {
  readonly [Name in keyof SearchParams<R>]?:
    | (SearchParams<R>[Name] extends readonly (infer Value extends string)[] ? Value : string)
    | undefined
}

/** The search parameters of a link: numbers become text, and undefined or empty values are left out. */
export type HrefSearch<R extends Route> = {
  readonly [Name in keyof SearchParams<R>]?:
    | (SearchParams<R>[Name] extends readonly (infer Value extends string)[] ? Value : string | number)
    | undefined
}

type HrefOptions<R extends Route> = {
  hash?: string
  /** An absolute address, for emails and other sites. */
  origin?: string
} & (R extends { readonly search: object } ? { search?: HrefSearch<R> } : unknown)

type HrefArguments<R extends Route> = [PathParam<R['path']>] extends [never]
  ? [options?: HrefOptions<R>]
  : [params: Record<PathParam<R['path']>, string>, options?: HrefOptions<R>]

/** `href(routes.cart)`, `href(routes.chat, { search: { shop } })`, `href(routes.product, { id })`. */
export function href<R extends Route>(route: R, ...args: HrefArguments<R>): string {
  const [params, options] = (route.path.includes(':') ? args : [{}, ...args]) as [
    Record<string, string>,
    { search?: WrittenSearch; hash?: string; origin?: string }?,
  ]
  const { search = {}, hash, origin } = options ?? {}
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const address = path + formatSearch(search) + (hash ? `#${hash}` : '')
  return origin === undefined ? address : new URL(address, origin).href
}

type WrittenSearch = Readonly<Record<string, string | number | true | undefined>>

export function formatSearch(search: WrittenSearch): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== '') given.set(name, String(value))
  return given.size > 0 ? `?${given}` : ''
}

/** Reads the parameters that the route declares; other parameters and values are left out. */
export function readSearch<R extends Route>(
  route: R,
  raw: Readonly<Record<string, unknown>>,
): RouteSearch<R> {
  const read = Object.entries(route.search ?? {}).flatMap(([name, allowed]) => {
    const value = raw[name]
    const isKnown = typeof value === 'string' && (allowed === 'text' || allowed.includes(value))
    return isKnown ? [[name, value]] : []
  })
  return Object.fromEntries(read) as RouteSearch<R>
}
