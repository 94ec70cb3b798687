import { randomBytes } from 'node:crypto'
import { remoteImages } from '@mainstreet/contract/limits.ts'
import type { Town } from '../setup/test-app.ts'
import type { Listener } from './malicious-server.ts'

/** What somebody makes the server do by an address that they give it (T43); answers what it did too much of. */
export type Abuse = (town: Town, far: Listener) => Promise<string[]>

export const farHost = 'pictures.example.com'

const proxy = async (town: Town, far: Listener, path: string) => {
  const url = `http://${farHost}:${far.port}${path}`
  return (await town.app.inject({ url: '/api/proxy-image', query: { url } })).statusCode
}
/** An address that nobody has asked for yet: neither its picture nor its failure is kept. */
const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}x=${randomBytes(4).toString('hex')}`

// as they are at the start: a test may take them away
const { mostBytes, timeoutMs, mostRedirects } = remoteImages
/** What waits in the buffers of two sockets is sent, but not read. */
const buffered = 15_000_000

export const endlessBody: Abuse = async (town, far) => {
  const path = fresh('/endless')
  await proxy(town, far, path)
  const sent = far.sent.get(path) ?? 0
  return sent > 0 && sent <= mostBytes + buffered ? [] : [`${sent} bytes were fetched`]
}

const patience = timeoutMs + 2000

export const slowAnswers: Abuse = async (town, far) => {
  const waits = ['/drip', '/silence'].map(async (path) => {
    const late = Promise.withResolvers<string>()
    const timer = setTimeout(() => late.resolve(`${path} is still waited for`), patience)
    const status = proxy(town, far, fresh(path))
    const end = await Promise.race([status, late.promise])
    clearTimeout(timer)
    // whoever still waits is let go
    if (end !== 404) far.server.closeAllConnections()
    await status
    return end === 404 ? [] : [String(end)]
  })
  return (await Promise.all(waits)).flat()
}

export const crowd: Abuse = async (town, far) => {
  const path = fresh('/slow.png')
  const statuses = await Promise.all(Array.from({ length: 100 }, () => proxy(town, far, path)))
  const asked = far.asked.filter((one) => one === path).length
  const refused = statuses.filter((status) => status !== 200).length
  return [
    ...(asked === 1 ? [] : [`fetched ${asked} times for a hundred who wait`]),
    ...(refused === 0 ? [] : [`${refused} of a hundred got nothing`]),
  ]
}

export const drawingAsPicture: Abuse = async (town, far) =>
  (await proxy(town, far, fresh('/drawing.png'))) === 422 ? [] : ['a drawing was taken for a picture']

export const manyRedirects: Abuse = async (town, far) => {
  const before = far.asked.length
  const status = await proxy(town, far, `/?hops=30&to=${encodeURIComponent(fresh('/picture.png'))}`)
  const followed = far.asked.length - before - 1
  return status === 404 && followed <= mostRedirects ? [] : [`followed ${followed} redirects`]
}
