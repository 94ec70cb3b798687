import { randomUUID } from 'node:crypto'
import type { ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import type { VerifiedViewer } from '@mainstreet/identity/viewer.ts'
import type { BusTopic, BusTopics } from '@mainstreet/platform/bus/bus.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { createPresence } from '@mainstreet/realtime/presence.ts'
import { createSessionRegistry } from '@mainstreet/realtime/session-registry.ts'
import { isIdle, startRollingCheck } from '@mainstreet/realtime/socket-server.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ProductRow } from '../catalog/present.ts'
import type { ThreadRow } from '../chat/direct-message-store.ts'
import { findOrderMessage, presentOrderMessage } from '../chat/order-message-store.ts'
import { presentThreadState } from '../chat/present-thread.ts'
import { countNotifications } from '../notifications/store.ts'
import { isVisibleToShop } from '../orders/shop-visibility.ts'
import { getAudience, type LiveAudience, type LiveGroup, listGroups } from './audience.ts'
import { createCatalogFeed, createOrderFeed, type OrderChange } from './change-feeds.ts'
import { createDashboardFeed } from './dashboard-feed.ts'
import type { LiveClient, LiveContext, UnauthenticatedConnection } from './live-socket.ts'
import { createChatRooms, createMessageFrame, getThreadId } from './rooms.ts'
import { createStockSubscriptions } from './stock-subscriptions.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    'chat.typing': TypingEvent
  }
}

type TypingEvent = ThreadKey & { sender_type: ThreadSide; typing: boolean }

/** A page that is reloading is not reported as offline. */
const presenceGraceMs = 3000
const authCheckIntervalMs = 2000
const minRefreshIntervalMs = 5000
/** Spreads the refreshes, so that not all clients reload at the same moment. */
const refreshJitterMs = 4000

export type LiveServerDeps = PlatformDeps & {
  log: FastifyBaseLogger
  proofOf(token: string): Promise<VerifiedViewer | undefined>
}

/** Connects the bus with the sockets of this node. */
export function createLiveServer(deps: LiveServerDeps) {
  const { db, bus, log } = deps
  const warn = (error: unknown, description: string) => log.warn({ err: error }, description)
  const presence = createPresence(bus)
  const orderFeed = createOrderFeed({ db, bus, warn })
  const catalogFeed = createCatalogFeed({ db, bus, warn })
  const rooms = createChatRooms(db, presence, warn)
  const sessions = createSessionRegistry<LiveClient, LiveGroup>({
    ...deps,
    listGroups,
    ...createAudiencePresence(presence),
  })
  const stockSubscriptions = createStockSubscriptions<LiveClient>()
  const dashboardFeed = createDashboardFeed(bus, (parts) =>
    sendTo('admins', { type: 'dashboard_changed', sections: parts }),
  )
  const unauthenticated = new Set<UnauthenticatedConnection>()
  const context: LiveContext = { ...deps, sessions, rooms, stockSubscriptions, unauthenticated }

  function sendTo(audience: LiveAudience, frame: LiveServerFrame) {
    sendToAll(sessions.getByAudience(audience), frame)
  }

  function sendThreadChanged(thread: ThreadRow) {
    for (const side of ['customer', 'merchant'] as const)
      sendTo(getAudience(thread, side), { type: 'thread_changed', ...presentThreadState(thread, side) })
  }

  function handleMessage({ thread, message }: BusTopics['chat.message_sent']) {
    rooms.deliver(thread, message)
    const hint = createMessageFrame(message, false)
    const name = getThreadId(thread)
    for (const side of ['customer', 'merchant'] as const)
      for (const { connection, joinedThreads } of sessions.getByAudience(getAudience(thread, side)))
        if (!joinedThreads.has(name)) connection.send(hint)
    sendThreadChanged(thread)
  }

  function handleRead({ thread, reader, seq }: BusTopics['chat.messages_read']) {
    const { shop_id, customer_id } = thread
    const frame = JSON.stringify({
      type: 'message_read',
      shop_id,
      customer_id,
      reader,
      seq,
    } satisfies LiveServerFrame)
    for (const { connection } of rooms.members(thread)) connection.send(frame)
    sendThreadChanged(thread)
  }

  function handleTyping(typing: TypingEvent) {
    const frame = JSON.stringify({ type: 'typing', ...typing } satisfies LiveServerFrame)
    for (const { connection, side } of rooms.members(typing))
      if (side !== typing.sender_type) connection.send(frame)
  }

  async function handleOrder({ kind, order, messageId }: OrderChange) {
    const { id: order_id, shop_id, customer_id, status, version } = order
    const found = messageId ? await findOrderMessage(db, messageId) : undefined
    const facts = { order_id, shop_id, customer_id, status, version }
    const frame: LiveServerFrame = found
      ? { type: 'order_message', order_id, message: presentOrderMessage(found) }
      : kind === 'placed'
        ? { type: 'order_placed', ...facts }
        : { type: 'order_changed', ...facts, ready: order.ready_at !== null }
    sendTo(`user:${customer_id}`, frame)
    if (isVisibleToShop(order)) sendTo(`shop:${shop_id}`, frame)
  }

  /** Counts for users who are connected here only: a shop may have thousands of unread notifications. */
  async function handleNotification({ user_id, notification }: BusTopics['notification.created']) {
    if (sessions.getByAudience(`user:${user_id}`).size === 0) return
    const unread_count = await countNotifications(db, user_id, true)
    sendTo(`user:${user_id}`, { type: 'notification', notification, unread_count })
  }

  let notifying = Promise.resolve()

  /** In sequence, so that an older count is never sent after a newer one. */
  function queueNotification(event: BusTopics['notification.created']) {
    notifying = notifying
      .then(() => handleNotification(event))
      .catch((error: unknown) => warn(error, 'could not count notifications'))
  }

  orderFeed.subscribe({
    wants: ({ shop_id, customer_id }) =>
      sessions.getByAudience(`shop:${shop_id}`).size + sessions.getByAudience(`user:${customer_id}`).size > 0,
    handle: (event) =>
      void handleOrder(event).catch((error: unknown) => warn(error, 'could not publish a changed order')),
  })

  catalogFeed.subscribe({
    wantsProduct: (id) => stockSubscriptions.getSubscribers(id).size > 0,
    wantsShop: () => false,
    handle({ products }) {
      for (const row of products) sendToAll(stockSubscriptions.getSubscribers(row.id), createStockFrame(row))
    },
  })

  let refreshedAt = 0
  let isCatchingUp = false

  async function catchUp() {
    if (isCatchingUp) return
    isCatchingUp = true
    await rooms.catchUpAll().catch((error: unknown) => warn(error, 'could not read threads'))
    isCatchingUp = false
  }

  /** Events may have been missed: threads are read again, and clients are sent a hint to refresh the rest. */
  function handleMissedEvents() {
    void catchUp()
    if (Date.now() - refreshedAt < minRefreshIntervalMs) return
    refreshedAt = Date.now()
    const frame = JSON.stringify({ type: 'refresh' } satisfies LiveServerFrame)
    for (const { connection } of sessions.all)
      setTimeout(() => connection.send(frame), Math.random() * refreshJitterMs).unref()
  }

  const subscribe = <T extends BusTopic>(topic: T, handle: (event: BusTopics[T]) => void) =>
    bus.subscribe(topic, (event) => (event === undefined ? handleMissedEvents() : handle(event)))
  const stops = [
    subscribe('chat.message_sent', handleMessage),
    subscribe('chat.messages_read', handleRead),
    bus.subscribe('chat.typing', (event) => event && handleTyping(event)),
    bus.subscribe('card_payments.changed', (event) => {
      if (event) sendToAll(sessions.all, { type: 'payment_options_changed', stopped: event.stopped })
    }),
    bus.subscribe('notification.created', (event) => event && queueNotification(event)),
    startRollingCheck(sessions.all, socketServerLimits.idleTimeoutMs / 4, ({ connection }) => {
      if (isIdle(connection.lastReceivedAt)) connection.close(closeCodes.policyViolation, 'Idle')
    }),
    startRollingCheck(unauthenticated, authCheckIntervalMs, ({ connection, since }) => {
      if (Date.now() - since > socketServerLimits.authTimeoutMs)
        connection.close(closeCodes.policyViolation, 'Say who you are')
    }),
  ]

  return {
    context,
    presence,
    orderFeed,
    catalogFeed,
    close() {
      for (const stop of stops) stop()
      sessions.close()
      dashboardFeed.close()
      orderFeed.close()
      catalogFeed.close()
      presence.close()
    },
  }
}

function sendToAll(clients: ReadonlySet<LiveClient>, frame: LiveServerFrame): void {
  if (clients.size === 0) return
  const text = JSON.stringify(frame)
  for (const { connection } of clients) connection.send(text)
}

function createStockFrame({ id, shop_id, is_listed, stock, version }: ProductRow): LiveServerFrame {
  const availability = { stock: is_listed ? stock : 0, available: is_listed }
  return { type: 'stock_changed', product_id: id, shop_id, ...availability, version }
}

/** An audience is present while it has a socket on any node. */
function createAudiencePresence(presence: ReturnType<typeof createPresence>) {
  const refs = new Map<LiveAudience, string>()
  const leaving = new Map<LiveAudience, NodeJS.Timeout>()
  return {
    onAudienceJoined(party: LiveAudience) {
      clearTimeout(leaving.get(party))
      if (leaving.delete(party)) return
      const ref = randomUUID()
      refs.set(party, ref)
      presence.join(party, { key: party, ref, meta: {} })
    },
    onAudienceLeft(party: LiveAudience) {
      const timer = setTimeout(() => {
        leaving.delete(party)
        presence.leave(party, refs.get(party) ?? '')
        refs.delete(party)
      }, presenceGraceMs)
      timer.unref()
      leaving.set(party, timer)
    },
  }
}
