import { type Geocoder, maxSuggestions } from './geocoder.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'

const timeoutMs = 2500
const maxResponseBytes = 512 * 1024

type RemoteGeocoderOptions = {
  /** Of its search: `https://…/search` speaks Nominatim, `https://…/api` Photon; `reverse` stands beside it. */
  url: string
  /** Nominatim asks programs to say who they are. */
  userAgent: string
  createTimeoutSignal?: (ms: number) => AbortSignal
}

/** Throws what went wrong: no answer in time, an error, or an answer that is none. */
export function createRemoteGeocoder({
  url,
  userAgent,
  createTimeoutSignal = AbortSignal.timeout,
}: RemoteGeocoderOptions): Geocoder {
  const search = new URL(url)
  const protocol = /\/api\/?$/.test(search.pathname) ? photon : nominatim
  if (protocol === nominatim && !/\/search\/?$/.test(search.pathname))
    search.pathname = `${search.pathname.replace(/\/$/, '')}/search`
  const reverse = new URL(search)
  reverse.pathname = search.pathname.replace(/(api|search)\/?$/, 'reverse')

  async function fetchJson(address: URL, query: Record<string, string>): Promise<unknown> {
    const requestUrl = new URL(address)
    for (const [name, value] of Object.entries(query)) requestUrl.searchParams.set(name, value)
    const headers = { accept: 'application/json', 'accept-language': 'en', 'user-agent': userAgent }
    const response = await fetch(requestUrl, { headers, signal: createTimeoutSignal(timeoutMs) })
    const text = await readBody(response, maxResponseBytes)
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}`)
    return JSON.parse(text)
  }
  return {
    async search(text, near) {
      const suggestions = protocol.parseSuggestions(
        await fetchJson(search, protocol.searchQuery(text, near, maxSuggestions)),
      )
      return suggestions.filter(({ place_id, main_text }) => place_id && main_text).slice(0, maxSuggestions)
    },
    async reverse(point) {
      return protocol.parseAddress(await fetchJson(reverse, protocol.reverseQuery(point)))
    },
  }
}

async function readBody({ body }: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new Error('The geocoder answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
