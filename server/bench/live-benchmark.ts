import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { demoAccounts } from '../../demo/seed/demo-accounts.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { BenchStreet } from './benchmark-servers.ts'

type Account = { id: string; shop_id: string | null; token: string }
type Line = { name: string; found: string; aim: string }

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
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
      let told = ''
      answer.setEncoding('utf8').on('data', (part) => {
        told += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: told }))
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

async function signIn(port: number, role: string): Promise<Account> {
  const account = demoAccounts.find((one) => one.role === role && (role !== 'merchant' || one.shop_id))
  const { text } = await post(port, '/api/auth/login', { email: account?.email, password: account?.password })
  const { user, token } = JSON.parse(text)
  return { id: user.id, shop_id: user.shop_id, token }
}

function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

async function guest(port: number, who: Account, userType: string): Promise<WebSocket> {
  const socket = await opened(`ws://127.0.0.1:${port}/ws`)
  const admitted = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ type: 'auth', userId: who.id, userType, token: who.token }))
  await admitted
  return socket
}

const at = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

/** As every other work is driven for two seconds first; what people meet then is told beside. */
const warmUpSeconds = 2

/** Sent at a steady pace, whether the last one was answered or not; timed until the shop has it on its screen. */
async function chat({ port, db, used }: BenchStreet, perSecond: number, seconds: number): Promise<Line> {
  const [customer, merchant] = [await signIn(port, 'customer'), await signIn(port, 'merchant')]
  // a hundred shops, so that a hundred threads have their own numbers; the customer's other screen hears of them all
  const shops = await db.many<{ id: string }>(sql`
    select id from shops where status = 'approved' and deleted_at is null order by id limit 100`)
  const sent = new Map<string, number>()
  const [early, times]: [number[], number[]] = [[], []]
  let isWarm = Number.POSITIVE_INFINITY
  const hear = (data: unknown) => {
    const { type, message } = JSON.parse(String(data))
    const began = type === 'message_received' ? sent.get(message.message_id) : undefined
    if (began === undefined) return
    const kept = began < isWarm ? early : times
    kept.push(performance.now() - began)
    sent.delete(message.message_id)
  }
  const screens = [await guest(port, customer, 'customer'), await guest(port, customer, 'customer')]
  for (const [index, { id: shop_id }] of shops.entries())
    screens[Math.floor(index / 50)]?.send(
      JSON.stringify({ type: 'join_chat', shop_id, customer_id: customer.id }),
    )
  const theirs = await guest(port, merchant, 'merchant')
  screens[0]?.on('message', hear)
  await sleep(500)

  const before = used()
  let refused = 0
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
      if (status !== 201) refused += 1
    })
  }
  const tookMs = performance.now() - began
  await sleep(1000)
  for (const socket of [...screens, theirs]) socket.terminate()
  const after = used()
  const spent = after.ours - before.ours + after.database - before.database
  const rate = Math.round((all / tookMs) * 1000)
  return {
    name: `chat, ${rate} messages a second stored and seen`,
    found: `p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms (in the first ${warmUpSeconds} s, while ${shops.length} conversations begin: p99 ${at(early, 0.99).toFixed(1)} ms), ${early.length + times.length} of ${all} seen, ${refused} refused, ${Math.round((spent * 1e6) / all)} us of processor a message`,
    aim: 'p99 < 50 ms',
  }
}

async function openMany(many: number, open: () => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < many)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(100, many - sockets.length) }, open))))
  return sockets
}

async function crowd({ port, memory }: BenchStreet, many: number): Promise<Line> {
  const customer = await signIn(port, 'customer')
  await sleep(1000)
  const before = memory()
  const began = performance.now()
  const sockets = await openMany(many, () => guest(port, customer, 'customer'))
  const tookMs = performance.now() - began
  await sleep(3000)
  const each = ((memory() - before) * 1024) / many
  for (const socket of sockets) socket.terminate()
  await sleep(1000)
  return {
    name: `${many} sockets open, signed in`,
    found: `${each.toFixed(1)} KB each, opened in ${(tookMs / 1000).toFixed(1)} s`,
    aim: '< 20 KB each',
  }
}

/** One says something, five hundred hear it, then the next; deliveries a second. */
async function fanOut(
  senders: WebSocket[],
  hearers: WebSocket[],
  frameOf: (sender: number) => string | Buffer,
  seconds: number,
) {
  let left = 0
  let all = () => {}
  for (const socket of hearers)
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
    left = hearers.length
    const heard = new Promise<void>((resolve) => {
      all = resolve
    })
    senders[turn % senders.length]?.send(frameOf(turn % senders.length))
    await heard
    times.push(performance.now() - sentAt)
  }
  const perSecond = (times.length * hearers.length * 1000) / (performance.now() - began)
  for (const socket of [...senders, ...hearers]) socket.terminate()
  return { perSecond, p99: at(times, 0.99) }
}

const listeners = 500

async function ourFanOut({ port }: BenchStreet, seconds: number) {
  const topic = 'realtime:bench'
  const join = (config: object) => ({
    topic,
    event: 'phx_join',
    payload: { config },
    ref: '1',
    join_ref: '1',
  })
  const open = async () => {
    const socket = await opened(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`)
    const joined = new Promise((resolve) => socket.once('message', resolve))
    socket.send(JSON.stringify(join({ broadcast: { self: false } })))
    await joined
    return socket
  }
  const senders = await openMany(10, open)
  const payload = { type: 'broadcast', event: 'fan-out', payload: { text: 'x'.repeat(60) } }
  const frame = JSON.stringify({ topic, event: 'broadcast', payload, ref: '2', join_ref: '1' })
  // the other nine senders hear it, too, and are not waited for
  return fanOut(senders, await openMany(listeners, open), () => frame, seconds)
}

async function bareFanOut({ limitPort }: BenchStreet, seconds: number) {
  const open = () => opened(`ws://127.0.0.1:${limitPort}/`)
  const senders = await openMany(10, open)
  const text = `{"type":"broadcast","event":"fan-out","payload":{"text":"${'x'.repeat(60)}"}}`
  return fanOut(senders, await openMany(listeners, open), () => text, seconds)
}

/** What design 9 aims at for everything live. */
export async function measureLive(street: BenchStreet, sockets: number, seconds: number): Promise<Line[]> {
  // the crowd first: later its memory would come out of what others have left
  const lines = [await crowd(street, sockets), await chat(street, 500, seconds * 3)]
  const [ours, bare] = [await ourFanOut(street, seconds), await bareFanOut(street, seconds)]
  lines.push({
    name: `fan-out to ${listeners} beside bare ws`,
    found: `${Math.round(ours.perSecond).toLocaleString('en-US')} of ${Math.round(bare.perSecond).toLocaleString('en-US')} deliveries/s = ${Math.round((100 * ours.perSecond) / bare.perSecond)} %, p99 ${ours.p99.toFixed(1)} of ${bare.p99.toFixed(1)} ms`,
    aim: '60 %',
  })
  return lines
}
