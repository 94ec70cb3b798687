import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { pathToFileURL } from 'node:url'
import { WebSocket } from 'ws'

/**
 * A separate process, so that attackers cost legitimate clients only server time: `generate-load.ts KIND PORT SECONDS
 * TOKEN USER`.
 */
export type OutcomeCounts = Record<string, number>
type LoadArguments = { port: number; seconds: number; token: string; userId: string }

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Limits are per address: this one is not that of the legitimate users. */
const attackerAddress = '127.0.0.2'

export const loadGenerators = {
  loris,
  headers,
  bodies,
  idle,
  largeFrames,
  manyFrames,
  reports,
  pages,
  images,
  recoveries,
}
export type LoadKind = keyof typeof loadGenerators

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [kind, port, seconds, token = '', userId = ''] = process.argv.slice(2)
  const ends = await loadGenerators[kind as LoadKind]({
    port: Number(port),
    seconds: Number(seconds),
    token,
    userId,
  })
  console.log(JSON.stringify(ends))
  process.exit(0)
}

function createOutcomeCounter() {
  const ends: OutcomeCounts = {}
  return {
    ends,
    count(end: string | number | undefined) {
      ends[String(end)] = (ends[String(end)] ?? 0) + 1
    },
  }
}

/** Five hundred connections that never complete their request and send a little more every second. */
async function loris({ port, seconds }: LoadArguments): Promise<OutcomeCounts> {
  const { ends, count } = createOutcomeCounter()
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: street\r\n'))
    socket.on('data', (data) => count(/^HTTP\/1.1 (\d+)/.exec(String(data))?.[1]))
    socket.on('error', () => count('cut'))
    return socket
  })
  for (let left = seconds; left > 0; left--) {
    await sleep(1000)
    for (const socket of sockets) if (socket.writable) socket.write('X-More: yes\r\n')
  }
  count('still open')
  ends['still open'] = sockets.filter(({ writable }) => writable).length
  return ends
}

/** Headers or a body of ten megabytes. */
async function sendTooLarge(place: LoadArguments, start: string): Promise<OutcomeCounts> {
  const { ends, count } = createOutcomeCounter()
  const part = Buffer.alloc(64 * 1024, 'x')
  async function once() {
    await new Promise<void>((resolve) => {
      let respondedText: string | undefined
      const socket = connect(place.port, '127.0.0.1', () => {
        socket.write(start)
        let left = 160
        const more = () => {
          while (left > 0 && socket.writable) {
            left -= 1
            if (!socket.write(part)) return void socket.once('drain', more)
          }
        }
        more()
      })
      socket.on('data', (data) => {
        respondedText ??= /^HTTP\/1.1 (\d+)/.exec(String(data))?.[1]
      })
      socket.on('error', () => undefined)
      socket.setTimeout(5000, () => socket.destroy())
      socket.on('close', () => {
        count(respondedText ?? 'cut')
        resolve()
      })
    })
  }
  const end = Date.now() + place.seconds * 1000
  const work = async () => {
    while (Date.now() < end) {
      await once()
      await sleep(500)
    }
  }
  await Promise.all(Array.from({ length: 10 }, work))
  return ends
}

function headers(place: LoadArguments): Promise<OutcomeCounts> {
  return sendTooLarge(place, 'GET / HTTP/1.1\r\nHost: street\r\nX-Large: ')
}

function bodies(place: LoadArguments): Promise<OutcomeCounts> {
  const head = [
    'POST /api/messages HTTP/1.1',
    'Host: street',
    `Authorization: Bearer ${place.token}`,
    'Content-Type: application/json',
    `Content-Length: ${160 * 64 * 1024 + 1}`,
  ]
  return sendTooLarge(place, `${head.join('\r\n')}\r\n\r\n"`)
}

/** Five thousand sockets that send nothing. */
async function idle({ port, seconds }: LoadArguments): Promise<OutcomeCounts> {
  const { ends, count } = createOutcomeCounter()
  const end = Date.now() + seconds * 1000
  for (let opened = 0; opened < 5000; opened++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`)
    socket.on('close', count)
    socket.on('error', () => undefined)
    if (opened % 50 === 49) await sleep(100)
  }
  while (Date.now() < end) await sleep(200)
  return ends
}

/** A closed client reconnects at once. */
async function reconnectRepeatedly(
  { port, seconds, token, userId }: LoadArguments,
  onMessage: (socket: WebSocket) => void,
): Promise<OutcomeCounts> {
  const { ends, count } = createOutcomeCounter()
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`)
    socket.on('error', () => undefined)
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'auth', userId, userType: 'customer', token }))
      onMessage(socket)
    })
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    count(await Promise.race([closed, sleep(3000).then(() => 'open')]))
    socket.terminate()
  }
  return ends
}

function largeFrames(place: LoadArguments): Promise<OutcomeCounts> {
  const text = JSON.stringify({ type: 'ping', more: 'x'.repeat(100_000) })
  return reconnectRepeatedly(place, (socket) => socket.send(text))
}

/** A thousand frames a second from one socket. */
function manyFrames(place: LoadArguments): Promise<OutcomeCounts> {
  return reconnectRepeatedly(place, (socket) => {
    const timer = setInterval(() => {
      for (let left = 10; left > 0; left--)
        if (socket.readyState === socket.OPEN) socket.send('{"type":"ping"}')
    }, 10)
    socket.on('close', () => clearInterval(timer))
  })
}

type FloodRequest = { path: string; body?: object }

/** Sends without waiting for responses. */
async function flood(
  { port, seconds }: LoadArguments,
  perSecond: number,
  createRequest: () => FloodRequest,
): Promise<OutcomeCounts> {
  const { ends, count } = createOutcomeCounter()
  const server = { port, host: '127.0.0.1', localAddress: attackerAddress }
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    for (let left = perSecond / 20; left > 0; left--) {
      const { path, body } = createRequest()
      const sent = request(
        {
          ...server,
          path,
          method: body ? 'POST' : 'GET',
          headers: { accept: 'text/html', 'content-type': 'application/json' },
        },
        (response) => {
          response.resume()
          count(response.statusCode)
        },
      )
      sent.on('error', () => count('cut'))
      sent.end(body && JSON.stringify(body))
    }
    await sleep(50)
  }
  await sleep(500)
  return ends
}

/** Ten thousand error reports a minute. */
function reports(place: LoadArguments): Promise<OutcomeCounts> {
  const body = { errorId: 'load-test', message: 'x'.repeat(1500), stack: 'x'.repeat(6000) }
  return flood(place, 10_000 / 60, () => ({ path: '/api/errors', body }))
}

/** Pages that no cache has. */
function pages(place: LoadArguments): Promise<OutcomeCounts> {
  return flood(place, 200, () => ({ path: `/?search=${randomUUID()}` }))
}

/** Images that are drawn for links on other sites: more than the cache holds, in turn. */
async function images(place: LoadArguments): Promise<OutcomeCounts> {
  const products: { id: string }[] = []
  for (const page of [1, 2, 3, 4, 5]) {
    const response = await fetch(`http://127.0.0.1:${place.port}/api/products?limit=100&page=${page}`)
    products.push(...((await response.json()) as { data: typeof products }).data)
  }
  let turn = 0
  return flood(place, 100, () => {
    turn += 1
    return { path: `/api/share-cards/products/${products[turn % products.length]?.id}` }
  })
}

/** Emails to reset the password of addresses that nobody has. */
function recoveries(place: LoadArguments): Promise<OutcomeCounts> {
  return flood(place, 100, () => ({
    path: '/auth/v1/recover',
    body: { email: `${randomUUID()}@test.example` },
  }))
}
