import type { IdentitySettings } from '../auth-settings.ts'

type Places = Pick<IdentitySettings, 'siteUrl' | 'redirects'>

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What a reader and a browser may understand differently. */
const treacherous = /[\s\\\p{Cc}\p{Cf}]/u

/** Where to return to; what is not allowed is silently replaced by the site's address (identity-protocol A1). */
export function returnAddress(places: Places, asked: string | undefined): string {
  return asked && isAllowed(places, asked) ? asked : places.siteUrl
}

export function isAllowed({ siteUrl, redirects }: Places, asked: string): boolean {
  const url = parsed(asked)
  if (!url) return false
  return isAtSite(new URL(siteUrl), url) || redirects.some((pattern) => matches(pattern, url))
}

/** Names of this machine are different origins to a browser: an address of ours keeps the one that is open. */
export function withLoopbackName(address: string, openedHostname: string): string {
  const url = new URL(address)
  if (!loopback.has(url.hostname) || !loopback.has(openedHostname)) return address
  return address.replace(url.origin, url.origin.replace(url.hostname, openedHostname))
}

function parsed(asked: string): URL | undefined {
  if (asked.length > 2000 || treacherous.test(asked)) return undefined
  // what is written must be what is understood: no relative, shortened or half-absolute addresses
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(asked)) return undefined
  const url = URL.canParse(asked) ? new URL(asked) : undefined
  if (!url || url.username || url.password || url.hostname.endsWith('.')) return undefined
  const written = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(asked)?.[1]?.toLowerCase() ?? ''
  // decimal, octal and hexadecimal addresses, unicode dots and digits: all are rewritten by the parser
  if (written.replace(/:\d*$/, '') !== url.hostname) return undefined
  const isLiteral = url.hostname.startsWith('[') || /^\d+(\.\d+)*$/.test(url.hostname)
  return isLiteral && !loopback.has(url.hostname) ? undefined : url
}

function isAtSite(site: URL, url: URL): boolean {
  if (url.protocol !== site.protocol) return false
  if (url.hostname === site.hostname) return url.port === site.port || loopback.has(site.hostname)
  return loopback.has(url.hostname) && loopback.has(site.hostname)
}

/** `*` stands for anything but `.` and `/`, `**` for anything, `?` for one character that is neither. */
function matches(pattern: string, url: URL): boolean {
  const [, host = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(pattern) ?? []
  // the host is matched alone: a `**` in the path must not reach into it
  if (!globOf(host).test(url.host)) return false
  const bare = url.href.split('#')[0] ?? ''
  const shown = pattern.includes('?') || !bare.includes('?') ? bare : (bare.split('?')[0] ?? '')
  const whole = globOf(pattern)
  return whole.test(shown) || whole.test(shown.replace(/\/$/, ''))
}

function globOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|\?/g, (sign) => ({ '**': '.*', '*': '[^./]*', '?': '[^./]' })[sign] ?? sign)
  return new RegExp(`^${source}$`, 'i')
}

/** Adds to the query and the fragment of an address that is allowed. */
export function withAnswer(address: string, query: Fields, fragment: Fields = {}): string {
  const url = new URL(address)
  for (const [name, value] of defined(query)) url.searchParams.set(name, value)
  const inside = new URLSearchParams(defined(fragment)).toString()
  if (inside) url.hash = inside
  return url.href
}

type Fields = Record<string, string | number | undefined>

function defined(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
}
