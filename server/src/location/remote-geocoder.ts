import { type Geocoder, maxSuggestions } from './geocoder.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'

const timeoutMs = 2500
const maxResponseBytes = 512 * 1024

type RemoteGeocoderOptions = {
  /** The search URL: `https://…/search` is Nominatim, `https://…/api` is Photon; `reverse` is its sibling. */
  url: string
  /** The usage policy of Nominatim requires clients to identify themselves. */
  userAgent: string
  createTimeoutSignal?: (ms: number) => AbortSignal
}

/** Throws on timeouts, error statuses and invalid responses. */
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
    const signal = createTimeoutSignal(timeoutMs)
    const response = await fetch(requestUrl, { headers, signal, redirect: 'error' })
    const text = await readBody(response, maxResponseBytes)
    if (!response.ok) throw new Error(`The geocoder responded with status ${response.status}`)
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
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error('The geocoder response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
