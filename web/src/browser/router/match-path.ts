export type PageParams = Readonly<Record<string, string>>

/** The parameters of `pattern`, such as `:id`, in the path; undefined when the path does not match it. */
export function matchPath(pattern: string, pathname: string): PageParams | undefined {
  const expected = pattern.split('/')
  // a slash at the end does not matter
  const given = (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/')
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of expected.entries()) {
    const value = given[at] ?? ''
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decode(value)
    else if (part !== value) return undefined
  }
  return params
}

/** A malformed escape stays as it is: no entity has such an id. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
