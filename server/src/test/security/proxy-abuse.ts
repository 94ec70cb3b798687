import { randomBytes } from 'node:crypto'
import { remoteImageLimits } from '@mainstreet/contract/media/limits.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { MaliciousServer } from './malicious-server.ts'

/** What a caller can make the server do with a URL; returns descriptions of what it did too much of. */
export type ProxyAbuse = (town: TestApp, far: MaliciousServer) => Promise<string[]>

export const remoteHost = 'pictures.example.com'

const fetchThroughProxy = async (testApp: TestApp, far: MaliciousServer, path: string) => {
  const url = `http://${remoteHost}:${far.port}${path}`
  return (await testApp.app.inject({ url: '/api/proxy-image', query: { url } })).statusCode
}
/** A new URL: neither an image nor a failure is cached for it. */
const withCacheBuster = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}x=${randomBytes(4).toString('hex')}`

// the values at the start: a test may remove them
const { maxBytes, timeoutMs, maxRedirects } = remoteImageLimits
/** Bytes in the buffers of two sockets are sent, but not read. */
const socketBufferBytes = 15_000_000

export const endlessBody: ProxyAbuse = async (testApp, far) => {
  const path = withCacheBuster('/endless')
  await fetchThroughProxy(testApp, far, path)
  const sent = far.sentBytesByPath.get(path) ?? 0
  return sent > 0 && sent <= maxBytes + socketBufferBytes ? [] : [`${sent} bytes were fetched`]
}

const maxWaitMs = timeoutMs + 2000

export const slowResponses: ProxyAbuse = async (testApp, far) => {
  const waits = ['/drip', '/silence'].map(async (path) => {
    const late = Promise.withResolvers<string>()
    const timer = setTimeout(() => late.resolve(`${path} is still pending`), maxWaitMs)
    const status = fetchThroughProxy(testApp, far, withCacheBuster(path))
    const end = await Promise.race([status, late.promise])
    clearTimeout(timer)
    // whoever still waits is disconnected
    if (end !== 404) far.server.closeAllConnections()
    await status
    return end === 404 ? [] : [String(end)]
  })
  return (await Promise.all(waits)).flat()
}

export const concurrentRequests: ProxyAbuse = async (testApp, far) => {
  const path = withCacheBuster('/slow.png')
  const statuses = await Promise.all(Array.from({ length: 100 }, () => fetchThroughProxy(testApp, far, path)))
  const requested = far.requestedPaths.filter((one) => one === path).length
  const rejected = statuses.filter((status) => status !== 200).length
  return [
    ...(requested === 1 ? [] : [`fetched ${requested} times for a hundred concurrent requests`]),
    ...(rejected === 0 ? [] : [`${rejected} of a hundred got nothing`]),
  ]
}

export const svgAsImage: ProxyAbuse = async (testApp, far) =>
  (await fetchThroughProxy(testApp, far, withCacheBuster('/drawing.png'))) === 422
    ? []
    : ['an SVG was accepted as an image']

export const manyRedirects: ProxyAbuse = async (testApp, far) => {
  const before = far.requestedPaths.length
  const status = await fetchThroughProxy(
    testApp,
    far,
    `/?hops=30&to=${encodeURIComponent(withCacheBuster('/picture.png'))}`,
  )
  const followed = far.requestedPaths.length - before - 1
  return status === 404 && followed <= maxRedirects ? [] : [`followed ${followed} redirects`]
}
