import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { remoteImages } from '@mainstreet/contract/limits.ts'
import { notFound, Refusal } from '../../platform/http/api-error.ts'
import { isPublicAddress } from './is-public-address.ts'

/** The world as this server may touch it; a test brings its own. */
export type Outside = {
  protocol: 'https:' | 'http:'
  resolve(host: string): Promise<string[]>
  mayReach(address: string, port: number): boolean
}

const httpsPort = 443

export const outside: Outside = {
  protocol: 'https:',
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: (address, port) => port === httpsPort && isPublicAddress(address),
}

const closed = () => new Refusal('not_allowed', 'Pictures are not fetched from this address')
const unfetched = (cause?: unknown) => new Refusal('not_found', 'The picture could not be fetched', { cause })

/** The bytes at an address, at most so many, within the time; redirects are followed as if they were asked for. */
export async function fetchRemote(world: Outside, first: URL): Promise<Buffer> {
  const signal = AbortSignal.timeout(remoteImages.timeoutMs)
  let url = first
  for (let hops = 0; hops <= remoteImages.mostRedirects; hops++) {
    const answer = await ask(world, url, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      url = nextAddress(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw notFound('Picture')
    }
    return readWithin(answer)
  }
  throw unfetched()
}

function nextAddress(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw unfetched()
  return new URL(location, from)
}

/** The name is looked up once and every address of it checked; the connection goes to the one that was checked. */
async function ask(world: Outside, url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
  const address = await checkedAddress(world, url, signal)
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address))
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      {
        lookup: pinned,
        agent: false,
        signal,
        maxHeaderSize: 16_384,
        headers: {
          accept: 'image/*',
          'accept-encoding': 'identity',
          'user-agent': 'Mainstreet picture fetcher',
        },
      },
      resolve,
    )
    request.on('error', (cause) => reject(unfetched(cause)))
  })
}

async function checkedAddress(world: Outside, url: URL, signal: AbortSignal): Promise<string> {
  if (url.protocol !== world.protocol || url.username !== '' || url.password !== '') throw closed()
  const port = url.port === '' ? (url.protocol === 'https:' ? httpsPort : 80) : Number(url.port)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolved(world, host, signal)
  const [address] = addresses
  if (address === undefined || !addresses.every((one) => world.mayReach(one, port))) throw closed()
  return address
}

async function resolved(world: Outside, host: string, signal: AbortSignal): Promise<string[]> {
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  try {
    return await Promise.race([world.resolve(host), late])
  } catch (cause) {
    throw unfetched(cause)
  }
}

/** Packed bytes were not asked for: a few of them may unpack to millions. */
async function readWithin(answer: http.IncomingMessage): Promise<Buffer> {
  const { 'content-encoding': packed = 'identity', 'content-length': length = '0' } = answer.headers
  try {
    if (packed !== 'identity' || Number(length) > remoteImages.mostBytes) throw unfetched()
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > remoteImages.mostBytes) throw unfetched()
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (cause) {
    throw cause instanceof Refusal ? cause : unfetched(cause)
  } finally {
    answer.destroy()
  }
}
