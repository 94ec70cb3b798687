import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** A closed loop over keep-alive sockets without pipelining. Runs as a separate process and prints one line of JSON. */
export type LoadOptions = {
  port: number
  connections: number
  seconds: number
  method: 'GET' | 'POST'
  /** Requested in turn. */
  paths: string[]
  headers: Record<string, string>
  body: string | undefined
}
export type LoadResult = { perSecond: number; p50: number; p99: number; failed: number }

function buildRequests({ method, paths, headers, body }: LoadOptions): Buffer[] {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return paths.map((path) => Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`))
}

/**
 * The length of the first complete response in `text` (latin1: one byte per character), or 0 while it is incomplete.
 */
function getResponseLength(text: string): number {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return 0
  const head = text.slice(0, end).toLowerCase()
  if (/^http\/1\.1 (204|304)/.test(head)) return end + 4
  const length = /content-length: (\d+)/.exec(head)?.[1]
  if (length !== undefined) return text.length >= end + 4 + Number(length) ? end + 4 + Number(length) : 0
  const last = text.indexOf('\r\n0\r\n\r\n', end + 2)
  return last === -1 ? 0 : last + 7
}

export async function generateLoad(load: LoadOptions): Promise<LoadResult> {
  const requests = buildRequests(load)
  const times: number[] = []
  let failed = 0
  // starts at a random path: the responses of the run before may be cached
  let turn = Math.floor(Math.random() * requests.length)
  const started = performance.now()
  const end = started + load.seconds * 1000

  const one = () =>
    new Promise<void>((resolve, reject) => {
      let sent = 0
      let received = ''
      const socket = connect(load.port, '127.0.0.1')
      const next = () => {
        sent = performance.now()
        if (sent >= end) return socket.end(resolve)
        socket.write(requests[turn++ % requests.length] as Buffer)
      }
      socket.setNoDelay(true)
      socket.once('connect', next)
      socket.once('error', reject)
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        const length = getResponseLength(received)
        if (length === 0) return
        if (!/^HTTP\/1\.1 [23]/.test(received)) failed += 1
        times.push(performance.now() - sent)
        received = received.slice(length)
        next()
      })
    })
  await Promise.all(Array.from({ length: load.connections }, one))
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return {
    perSecond: (times.length / (performance.now() - started)) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  }
}

// as text on the standard input: thousands of paths are too long for an argument
if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await generateLoad(JSON.parse(await text(process.stdin)))))
