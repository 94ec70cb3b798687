import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { remoteImageLimits } from '@mainstreet/contract/media/limits.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { isPublicAddress } from './is-public-address.ts'

/** Name resolution and connections to remote hosts; tests replace it. */
export type RemoteNetwork = {
  protocol: 'https:' | 'http:'
  resolve(host: string): Promise<string[]>
  canReach(address: string, port: number): boolean
}

const httpsPort = 443

export const publicNetwork: RemoteNetwork = {
  protocol: 'https:',
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  canReach: (address, port) => port === httpsPort && isPublicAddress(address),
}

const forbiddenAddress = () => new ApiError('not_allowed', (m) => m.errors.images.hostNotAllowed)
const fetchFailed = (cause?: unknown) =>
  new ApiError('not_found', (m) => m.errors.images.fetchFailed, { cause })

/** Fetches up to the size limit within the timeout; each redirect is checked like the first request. */
export async function fetchRemote(network: RemoteNetwork, requestedUrl: URL): Promise<Buffer> {
  const signal = AbortSignal.timeout(remoteImageLimits.timeoutMs)
  let url = requestedUrl
  for (let redirects = 0; redirects <= remoteImageLimits.maxRedirects; redirects++) {
    const response = await sendRequest(network, url, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy()
      url = resolveRedirect(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw notFoundError('image')
    }
    return readBody(response)
  }
  throw fetchFailed()
}

function resolveRedirect(location: string, base: URL): URL {
  if (!URL.canParse(location, base.href)) throw fetchFailed()
  return new URL(location, base)
}

/** The name is resolved once and every address is checked; the connection uses a checked address. */
async function sendRequest(
  network: RemoteNetwork,
  url: URL,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const address = await requireAllowedAddress(network, url, signal)
  const pinned: LookupFunction = (_host, options, callback) =>
    options.all
      ? callback(null, [{ address, family: isIP(address) }])
      : callback(null, address, isIP(address))
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
          'user-agent': 'Mainstreet image fetcher',
        },
      },
      resolve,
    )
    request.on('error', (cause) => reject(fetchFailed(cause)))
  })
}

async function requireAllowedAddress(network: RemoteNetwork, url: URL, signal: AbortSignal): Promise<string> {
  if (url.protocol !== network.protocol || url.username !== '' || url.password !== '')
    throw forbiddenAddress()
  const port = url.port === '' ? (url.protocol === 'https:' ? httpsPort : 80) : Number(url.port)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolveHost(network, host, signal)
  const [address] = addresses
  if (address === undefined || !addresses.every((one) => network.canReach(one, port)))
    throw forbiddenAddress()
  return address
}

async function resolveHost(network: RemoteNetwork, host: string, signal: AbortSignal): Promise<string[]> {
  const timedOut = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  try {
    return await Promise.race([network.resolve(host), timedOut])
  } catch (cause) {
    throw fetchFailed(cause)
  }
}

/** Compressed bodies are rejected, since none was requested: a few bytes could expand to millions. */
async function readBody(response: http.IncomingMessage): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = response.headers
  try {
    if (encoding !== 'identity' || Number(length) > remoteImageLimits.maxBytes) throw fetchFailed()
    const chunks: Buffer[] = []
    let size = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > remoteImageLimits.maxBytes) throw fetchFailed()
      chunks.push(part)
    }
    return Buffer.concat(chunks)
  } catch (cause) {
    throw cause instanceof ApiError ? cause : fetchFailed(cause)
  } finally {
    response.destroy()
  }
}
