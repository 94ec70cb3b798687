import { randomUUID } from 'node:crypto'
import type { Side, ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { socketLimits } from '@mainstreet/contract/limits.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Proof } from '../accounts/viewer.ts'
import type { ProductRow } from '../catalog/present.ts'
import type { ThreadRow } from '../chat/direct-message-store.ts'
import { findMessage, presentMessage } from '../chat/order-message-store.ts'
import { presentState } from '../chat/present-thread.ts'
import { isTheShops } from '../orders/shop-visibility.ts'
import type { Topic, Topics } from '../platform/bus/bus.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { type OrderNews, openOrderFeed, openShelfFeed } from './change-feeds.ts'
import { openDeskFeed } from './dashboard-feed.ts'
import type { Guest, Street, Waiting } from './live-socket.ts'
import { openRollCall } from './presence.ts'
import { frameOf, openRooms } from './rooms.ts'
import { openAttendance, type Party } from './session-registry.ts'
import { isIdle, sweeping } from './socket-server.ts'
import { openStockWatch } from './stock-subscriptions.ts'
import { nameOf, partyOf } from './thread-id.ts'

declare module '../platform/bus/bus.ts' {
  interface Topics {
    'chat.typing': Typing
  }
}

type Typing = ThreadKey & { side: Side; typing: boolean }

/** A page that is loaded anew has not gone. */
const graceMs = 3000
const waitingLookMs = 2000
const refreshEveryMs = 5000
/** So that not everybody asks in the same moment. */
const refreshSpreadMs = 4000

export type LiveDeps = Deps & {
  log: FastifyBaseLogger
  proofOf(token: string): Promise<Proof | undefined>
}

/** Everything between the bus and the sockets of this node. */
export function openLive(deps: LiveDeps) {
  const { db, bus, log } = deps
  const warn = (fault: unknown, what: string) => log.warn({ err: fault }, what)
  const rollCall = openRollCall(bus)
  const orders = openOrderFeed({ db, bus, warn })
  const shelves = openShelfFeed({ db, bus, warn })
  const rooms = openRooms(db, rollCall, warn)
  const attendance = openAttendance<Guest>({ ...deps, ...presenceOf(rollCall) })
  const stock = openStockWatch<Guest>()
  const desk = openDeskFeed(bus, (parts) => tell('admins', { type: 'desk_changed', parts }))
  const waiting = new Set<Waiting>()
  const street: Street = { ...deps, attendance, rooms, stock, waiting }

  function tell(party: Party, frame: DownFrame) {
    tellAll(attendance.of(party), frame)
  }

  function tellThread(thread: ThreadRow) {
    for (const side of ['customer', 'merchant'] as const)
      tell(partyOf(thread, side), { type: 'thread_changed', ...presentState(thread, side) })
  }

  function hearMessage({ thread, message }: Topics['chat.message']) {
    rooms.deliver(thread, message)
    const hint = frameOf(message, false)
    const name = nameOf(thread)
    for (const side of ['customer', 'merchant'] as const)
      for (const { line, joined } of attendance.of(partyOf(thread, side)))
        if (!joined.has(name)) line.send(hint)
    tellThread(thread)
  }

  function hearRead({ thread, reader, seq }: Topics['chat.read']) {
    const { shop_id, customer_id } = thread
    const frame = JSON.stringify({
      type: 'message_read',
      shop_id,
      customer_id,
      reader,
      seq,
    } satisfies DownFrame)
    for (const { line } of rooms.members(thread)) line.send(frame)
    tellThread(thread)
  }

  function hearTyping(typing: Typing) {
    const frame = JSON.stringify({ type: 'typing', ...typing } satisfies DownFrame)
    for (const { line, side } of rooms.members(typing)) if (side !== typing.side) line.send(frame)
  }

  async function hearOrder({ kind, order, messageId }: OrderNews) {
    const { id: order_id, shop_id, customer_id, status, version } = order
    const found = messageId ? await findMessage(db, messageId) : undefined
    const facts = { order_id, shop_id, customer_id, status, version }
    const frame: DownFrame = found
      ? { type: 'order_message', order_id, message: presentMessage(found) }
      : kind === 'placed'
        ? { type: 'order_placed', ...facts }
        : { type: 'order_changed', ...facts, ready: order.ready_at !== null }
    tell(`user:${customer_id}`, frame)
    if (isTheShops(order)) tell(`shop:${shop_id}`, frame)
  }

  orders.listen({
    wants: ({ shop_id, customer_id }) =>
      attendance.of(`shop:${shop_id}`).size + attendance.of(`user:${customer_id}`).size > 0,
    hear: (news) =>
      void hearOrder(news).catch((fault: unknown) => warn(fault, 'an order could not be told of')),
  })

  shelves.listen({
    wantsProduct: (id) => stock.of(id).size > 0,
    wantsShop: () => false,
    hear({ products }) {
      for (const row of products) tellAll(stock.of(row.id), stockFrame(row))
    },
  })

  let refreshedAt = 0
  let isCatchingUp = false

  async function catchUp() {
    if (isCatchingUp) return
    isCatchingUp = true
    await rooms.catchUpAll().catch((fault: unknown) => warn(fault, 'threads could not be read'))
    isCatchingUp = false
  }

  /** News may be missing: threads are read, for the rest the browsers are asked to look again. */
  function mayHaveMissed() {
    void catchUp()
    if (Date.now() - refreshedAt < refreshEveryMs) return
    refreshedAt = Date.now()
    const frame = JSON.stringify({ type: 'refresh' } satisfies DownFrame)
    for (const { line } of attendance.all)
      setTimeout(() => line.send(frame), Math.random() * refreshSpreadMs).unref()
  }

  const hear = <T extends Topic>(topic: T, hearNews: (news: Topics[T]) => void) =>
    bus.subscribe(topic, (news) => (news === undefined ? mayHaveMissed() : hearNews(news)))
  const stops = [
    hear('chat.message', hearMessage),
    hear('chat.read', hearRead),
    bus.subscribe('chat.typing', (news) => news && hearTyping(news)),
    bus.subscribe('notice', (news) => {
      if (!news) return
      const { user_id, notice, unread_count } = news
      tell(`user:${user_id}`, { type: 'notice', notice, unread_count })
    }),
    sweeping(attendance.all, socketLimits.idleMs / 4, ({ line }) => {
      if (isIdle(line.heardAt)) line.close(closing.policy, 'Idle')
    }),
    sweeping(waiting, waitingLookMs, ({ line, since }) => {
      if (Date.now() - since > socketLimits.authMs) line.close(closing.policy, 'Say who you are')
    }),
  ]

  return {
    street,
    rollCall,
    orders,
    shelves,
    close() {
      for (const stop of stops) stop()
      attendance.close()
      desk.close()
      orders.close()
      shelves.close()
      rollCall.close()
    },
  }
}

function tellAll(guests: ReadonlySet<Guest>, frame: DownFrame): void {
  if (guests.size === 0) return
  const text = JSON.stringify(frame)
  for (const { line } of guests) line.send(text)
}

function stockFrame({ id, shop_id, listed, stock, version }: ProductRow): DownFrame {
  const seen = { stock: listed ? stock : 0, available: listed }
  return { type: 'stock_changed', product_id: id, shop_id, ...seen, version }
}

/** A party is present while it has a socket on any node. */
function presenceOf(rollCall: ReturnType<typeof openRollCall>) {
  const refs = new Map<Party, string>()
  const leaving = new Map<Party, NodeJS.Timeout>()
  return {
    came(party: Party) {
      clearTimeout(leaving.get(party))
      if (leaving.delete(party)) return
      const ref = randomUUID()
      refs.set(party, ref)
      rollCall.enter(party, { key: party, ref, meta: {} })
    },
    went(party: Party) {
      const timer = setTimeout(() => {
        leaving.delete(party)
        rollCall.leave(party, refs.get(party) ?? '')
        refs.delete(party)
      }, graceMs)
      timer.unref()
      leaving.set(party, timer)
    },
  }
}
