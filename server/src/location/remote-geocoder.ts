import { type Geocoder, mostSuggestions } from './geocoder.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'

const timeoutMs = 2500
const mostBytes = 512 * 1024

type Wish = {
  /** Of its search: `https://…/search` speaks Nominatim, `https://…/api` Photon; `reverse` stands beside it. */
  url: string
  /** Nominatim asks programs to say who they are. */
  userAgent: string
  signalAfter?: (ms: number) => AbortSignal
}

/** Throws what went wrong: no answer in time, an error, or an answer that is none. */
export function remoteGeocoder({ url, userAgent, signalAfter = AbortSignal.timeout }: Wish): Geocoder {
  const search = new URL(url)
  const protocol = /\/api\/?$/.test(search.pathname) ? photon : nominatim
  if (protocol === nominatim && !/\/search\/?$/.test(search.pathname))
    search.pathname = `${search.pathname.replace(/\/$/, '')}/search`
  const reverse = new URL(search)
  reverse.pathname = search.pathname.replace(/(api|search)\/?$/, 'reverse')

  async function ask(address: URL, query: Record<string, string>): Promise<unknown> {
    const whole = new URL(address)
    for (const [name, value] of Object.entries(query)) whole.searchParams.set(name, value)
    const headers = { accept: 'application/json', 'accept-language': 'en', 'user-agent': userAgent }
    const answer = await fetch(whole, { headers, signal: signalAfter(timeoutMs) })
    const text = await readAtMost(answer, mostBytes)
    if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}`)
    return JSON.parse(text)
  }
  return {
    async search(text, near) {
      const found = protocol.readPlaces(await ask(search, protocol.searchQuery(text, near, mostSuggestions)))
      return found.filter(({ place_id, main_text }) => place_id && main_text).slice(0, mostSuggestions)
    },
    async reverse(point) {
      return protocol.readAddress(await ask(reverse, protocol.reverseQuery(point)))
    },
  }
}

async function readAtMost({ body }: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) throw new Error('The geocoder answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
