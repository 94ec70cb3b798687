import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@mainstreet/demo/seed/demo-accounts.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { WebSocket } from 'ws'
import type { BenchmarkServers } from './benchmark-servers.ts'
import { withinSeconds } from './within-seconds.ts'
import type { BenchmarkResult } from './workload.ts'

/** For one response or frame; the machine may be busy. */
const waitSeconds = 20

type Account = { id: string; shop_id: string | null; token: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function post(
  port: number,
  path: string,
  body: object,
  token?: string,
): Promise<{ status: number; text: string }> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = new Promise<{ status: number; text: string }>((resolve, reject) => {
    const requested = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent },
      (response) => {
        let result = ''
        response.setEncoding('utf8').on('data', (part) => {
          result += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: result }))
      },
    )
    requested.on('error', reject)
    requested.end(text)
  })
  return withinSeconds(waitSeconds, `the response of ${path}`, response)
}

async function signIn(port: number, role: string): Promise<Account> {
  const account = demoAccounts.find((one) => one.role === role && (role !== 'merchant' || one.shop_id))
  const { text } = await post(port, '/api/auth/login', { email: account?.email, password: account?.password })
  const { user, token } = JSON.parse(text)
  return { id: user.id, shop_id: user.shop_id, token }
}

function connectSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const opened = new Promise<WebSocket>((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
  return withinSeconds(waitSeconds, `a connection to ${new URL(url).pathname}`, opened)
}

async function connectSignedInSocket(port: number, user: Account, userType: string): Promise<WebSocket> {
  const socket = await connectSocket(`ws://127.0.0.1:${port}/ws`)
  const admitted = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ type: 'auth', userId: user.id, userType, token: user.token }))
  await withinSeconds(waitSeconds, 'the sign-in of a socket', admitted)
  return socket
}

const getPercentile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

/** Like the warm-up of the other workloads; the times during it are reported separately. */
const warmUpSeconds = 2

/** Sent at a steady pace, without waiting for responses; timed until the shop's client has the message. */
async function measureChat(
  { port, db, getCpuSeconds }: BenchmarkServers,
  perSecond: number,
  seconds: number,
): Promise<BenchmarkResult> {
  const [customer, merchant] = [await signIn(port, 'customer'), await signIn(port, 'merchant')]
  // a hundred shops, so that a hundred threads number their messages independently; the customer's other client gets
  // hints of all
  const shops = await db.many<{ id: string }>(sql`
    select id from shops where status = 'approved' and deleted_at is null order by id limit 100`)
  const sent = new Map<string, number>()
  const [early, times]: [number[], number[]] = [[], []]
  let isWarm = Number.POSITIVE_INFINITY
  const recordDelivery = (data: unknown) => {
    const { type, message } = JSON.parse(String(data))
    const began = type === 'message_received' ? sent.get(message.message_id) : undefined
    if (began === undefined) return
    const samples = began < isWarm ? early : times
    samples.push(performance.now() - began)
    sent.delete(message.message_id)
  }
  const screens = [
    await connectSignedInSocket(port, customer, 'customer'),
    await connectSignedInSocket(port, customer, 'customer'),
  ]
  for (const [index, { id: shop_id }] of shops.entries())
    screens[Math.floor(index / 50)]?.send(
      JSON.stringify({ type: 'join_chat', shop_id, customer_id: customer.id }),
    )
  const theirs = await connectSignedInSocket(port, merchant, 'merchant')
  screens[0]?.on('message', recordDelivery)
  await sleep(500)

  const before = getCpuSeconds()
  let failed = 0
  const all = perSecond * (warmUpSeconds + seconds)
  const began = performance.now()
  isWarm = began + warmUpSeconds * 1000
  for (let count = 0; count < all; count++) {
    const early = began + (count * 1000) / perSecond - performance.now()
    if (early > 0) await sleep(early)
    const message_id = randomUUID()
    const shop_id = shops[count % shops.length]?.id
    sent.set(message_id, performance.now())
    void post(
      port,
      '/api/messages',
      { shop_id, customer_id: customer.id, message: `Message ${count}`, message_id },
      customer.token,
    ).then(({ status }) => {
      if (status !== 201) failed += 1
    })
  }
  const tookMs = performance.now() - began
  await sleep(1000)
  for (const socket of [...screens, theirs]) socket.terminate()
  const after = getCpuSeconds()
  const spent = after.ours - before.ours + after.database - before.database
  const rate = Math.round((all / tookMs) * 1000)
  return {
    name: `chat, ${rate} messages a second stored and delivered`,
    result: `p50 ${getPercentile(times, 0.5).toFixed(1)} ms, p99 ${getPercentile(times, 0.99).toFixed(1)} ms (in the first ${warmUpSeconds} s, while ${shops.length} conversations begin: p99 ${getPercentile(early, 0.99).toFixed(1)} ms), ${early.length + times.length} of ${all} seen, ${failed} refused, ${Math.round((spent * 1e6) / all)} us of processor a message`,
    target: 'p99 < 50 ms',
  }
}

async function openMany(many: number, open: () => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < many)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(100, many - sockets.length) }, open))))
  return sockets
}

async function measureOpenSockets(
  { port, getMemoryMb }: BenchmarkServers,
  many: number,
): Promise<BenchmarkResult> {
  const customer = await signIn(port, 'customer')
  await sleep(1000)
  const before = getMemoryMb()
  const began = performance.now()
  const sockets = await openMany(many, () => connectSignedInSocket(port, customer, 'customer'))
  const tookMs = performance.now() - began
  await sleep(3000)
  const each = ((getMemoryMb() - before) * 1024) / many
  for (const socket of sockets) socket.terminate()
  await sleep(1000)
  return {
    name: `${many} sockets open, signed in`,
    result: `${each.toFixed(1)} KB each, opened in ${(tookMs / 1000).toFixed(1)} s`,
    target: '< 20 KB each',
  }
}

/** One client sends a message, five hundred receive it, then the next; deliveries per second. */
async function measureFanOut(
  senders: WebSocket[],
  receivers: WebSocket[],
  createFrame: (sender: number) => string | Buffer,
  seconds: number,
) {
  let left = 0
  let all = () => {}
  for (const socket of receivers)
    socket.on('message', (data) => {
      if (!String(data).includes('fan-out')) return
      left -= 1
      if (left === 0) all()
    })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  for (let turn = 0; performance.now() < end; turn++) {
    const sentAt = performance.now()
    left = receivers.length
    const received = new Promise<void>((resolve) => {
      all = resolve
    })
    senders[turn % senders.length]?.send(createFrame(turn % senders.length))
    await withinSeconds(waitSeconds, `a message at each of ${receivers.length} sockets`, received)
    times.push(performance.now() - sentAt)
  }
  const perSecond = (times.length * receivers.length * 1000) / (performance.now() - began)
  for (const socket of [...senders, ...receivers]) socket.terminate()
  return { perSecond, p99: getPercentile(times, 0.99) }
}

const listeners = 500

async function measureOurFanOut({ port }: BenchmarkServers, seconds: number) {
  const topic = 'realtime:bench'
  // who is not signed in may listen, and not send
  const { token } = await signIn(port, 'customer')
  const join = {
    topic,
    event: 'phx_join',
    payload: { config: { broadcast: { self: false } }, access_token: token },
    ref: '1',
    join_ref: '1',
  }
  const open = async () => {
    const socket = await connectSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`)
    const joined = new Promise((resolve) => socket.once('message', resolve))
    socket.send(JSON.stringify(join))
    const reply = JSON.parse(String(await withinSeconds(waitSeconds, 'the reply to a join', joined)))
    if (reply.payload?.status !== 'ok') throw new Error(`A channel was not joined: ${JSON.stringify(reply)}`)
    return socket
  }
  const senders = await openMany(10, open)
  const payload = { type: 'broadcast', event: 'fan-out', payload: { text: 'x'.repeat(60) } }
  const frame = JSON.stringify({ topic, event: 'broadcast', payload, ref: '2', join_ref: '1' })
  // the other nine senders receive it, too, and are not waited for
  return measureFanOut(senders, await openMany(listeners, open), () => frame, seconds)
}

async function measureBaselineFanOut({ baselinePort }: BenchmarkServers, seconds: number) {
  const open = () => connectSocket(`ws://127.0.0.1:${baselinePort}/`)
  const senders = await openMany(10, open)
  const text = `{"type":"broadcast","event":"fan-out","payload":{"text":"${'x'.repeat(60)}"}}`
  return measureFanOut(senders, await openMany(listeners, open), () => text, seconds)
}

/** Measures the live targets of docs/design.md, section 9. */
export async function measureLive(
  servers: BenchmarkServers,
  sockets: number,
  seconds: number,
): Promise<BenchmarkResult[]> {
  // the open sockets first: later their memory would come from what others have freed
  const lines = [await measureOpenSockets(servers, sockets), await measureChat(servers, 500, seconds * 3)]
  const [ours, bare] = [
    await measureOurFanOut(servers, seconds),
    await measureBaselineFanOut(servers, seconds),
  ]
  lines.push({
    name: `fan-out to ${listeners} beside bare ws`,
    result: `${Math.round(ours.perSecond).toLocaleString('en-US')} of ${Math.round(bare.perSecond).toLocaleString('en-US')} deliveries/s = ${Math.round((100 * ours.perSecond) / bare.perSecond)} %, p99 ${ours.p99.toFixed(1)} of ${bare.p99.toFixed(1)} ms`,
    target: '60 %',
  })
  return lines
}
