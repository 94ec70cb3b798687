import { type OrderStatus, orderStatus, type PaymentStatus } from '@mainstreet/contract/orders/order.ts'
import { isTheShops } from '../orders/shop-visibility.ts'
import type { News } from '../platform/bus/outbox.ts'
import type { Reader, Tx } from '../platform/db/db.ts'
import { post } from '../platform/mail/mail-worker.ts'
import type { Deps } from '../platform/platform-deps.ts'
import {
  heldWords,
  moneyWords,
  movedWords,
  orderMessageWords,
  placedWords,
  readyWords,
  refundFailedWords,
  reviewWords,
  submittedWords,
} from './notification-content.ts'
import { noticeMail } from './notification-email.ts'
import {
  addNotice,
  countNotices,
  findAdmins,
  findHeldFacts,
  findMove,
  findOrderFacts,
  findOrderMessage,
  findRefundCents,
  findReview,
  findWaitingShop,
  holdCustomer,
  type OrderFacts,
  presentNotice,
  type Telling,
  type Told,
} from './store.ts'

declare module '../platform/bus/bus.ts' {
  interface Topics {
    notice: { user_id: string; notice: ReturnType<typeof presentNotice>; unread_count: number }
  }
}

type Words = Omit<Telling, 'source' | 'subject'>
type Payload = {
  id: string
  order_id?: string
  owner_id?: string | null
  refund_id?: string
  status?: OrderStatus
  payment_status?: PaymentStatus
  to?: string
  submitted_at?: string
}
type Hear = (reader: Reader, payload: Payload) => Promise<Words[]>

const ofOrder =
  (words: (order: OrderFacts, payload: Payload, reader: Reader) => Words[] | Promise<Words[]>): Hear =>
  async (reader, payload) => {
    const order = await findOrderFacts(reader, payload.order_id ?? payload.id)
    // what is still to be paid online is not the shop's yet, and the customer knows
    return order && isTheShops(order) ? words(order, payload, reader) : []
  }

/** Who hears of what: the one place where it is decided. */
const hearers: Record<string, Hear> = {
  'order.placed': ofOrder((order) => placedWords(order)),
  'order.paid': async (reader, { id, payment_status }) => {
    const order = payment_status && (await findOrderFacts(reader, id))
    return order ? moneyWords(order, payment_status) : []
  },
  'payment.held': async (reader, { id }) => heldWords(await findHeldFacts(reader, id)),
  'refund.failed': async (reader, { id, refund_id = '' }) => {
    const order = await findOrderFacts(reader, id)
    return order ? refundFailedWords(order, await findRefundCents(reader, refund_id)) : []
  },
  'order.ready': ofOrder((order) => readyWords(order)),
  'order.moved': ofOrder(async (order, { status }, reader) => {
    const to = orderStatus.parse(status)
    const move = await findMove(reader, order.id, to)
    return move ? movedWords(order, to, move) : []
  }),
  'order.message': ofOrder(async (order, { id }, reader) => {
    const said = await findOrderMessage(reader, id)
    return said ? orderMessageWords(order, said.sender_type, said.message) : []
  }),
  'shop.reviewed': async (reader, { id, owner_id, to = '' }) => {
    const shop = owner_id ? await findReview(reader, id) : undefined
    return owner_id && shop ? reviewWords(owner_id, shop, to) : []
  },
  'shop.submitted': async (reader, { id }) => {
    const shop = await findWaitingShop(reader, id)
    return shop ? submittedWords(await findAdmins(reader), shop) : []
  },
}

export type TellingDeps = Deps & {
  /** Whether this installation sends mail. */
  mayMail: boolean
  /** Where the links of mails lead. */
  siteUrl: string
}

/** Turns announced news into notices. The same news again tells nobody twice. */
export async function tellPeople(deps: TellingDeps, { id, topic, payload }: News): Promise<void> {
  const hear = hearers[topic]
  if (!hear) return
  const about = payload as Payload
  const isShop = topic.startsWith('shop.')
  const subject = isShop
    ? { type: 'shop' as const, id: about.id }
    : { type: 'order' as const, id: about.order_id ?? about.id }
  // one submission is announced once for all of its admins, whichever change announced it
  const source =
    topic === 'shop.submitted' ? `shop ${about.id} submitted ${about.submitted_at}` : `news ${id}`
  // where nobody hears, nothing is held and nothing written: thousands of orders may wait to be told
  if ((await hear(deps.db, about)).length === 0) return
  const told = await deps.db.tx(async (tx) => {
    if (!isShop) await holdCustomer(tx, subject.id)
    const told: (Told | undefined)[] = []
    for (const words of await hear(tx, about))
      told.push(await writeNotice(tx, deps, { ...words, subject, source }))
    return told
  })
  for (const one of told) await show(deps, one)
}

/** The mail leaves in the transaction of the notice: both are there, once, or neither. To be shown after the commit. */
export async function writeNotice(
  tx: Tx,
  { bus, now, mayMail, siteUrl }: TellingDeps,
  telling: Telling,
): Promise<Told | undefined> {
  const told = await addNotice(tx, telling, mayMail, now())
  if (told?.mail) await post(tx, bus, noticeMail(told, siteUrl), told.id)
  return told
}

/** To whoever is there just now. */
export async function show({ db, bus }: TellingDeps, told: Told | undefined): Promise<void> {
  if (!told?.in_app) return
  const unread_count = await countNotices(db, told.user_id, true)
  bus.publish('notice', { user_id: told.user_id, notice: presentNotice(told), unread_count })
}
