import { randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoCustomers } from './orders/order-history.ts'
import { seedShopId } from './seed-ids.ts'

type SeedMessage = { sender: 'customer' | 'merchant'; message: string; minutes_ago: number }
type SeedThread = {
  shop: number
  customer_id: string
  read: { customer: number; merchant: number }
  messages: SeedMessage[]
}

const demoCustomer = demoAccounts.find(({ role }) => role === 'customer')?.id ?? ''
const customerIdAt = (index: number) => demoCustomers[index]?.id ?? demoCustomer
const fromCustomer = (minutes_ago: number, message: string): SeedMessage => ({
  sender: 'customer',
  message,
  minutes_ago,
})
const fromMerchant = (minutes_ago: number, message: string): SeedMessage => ({
  sender: 'merchant',
  message,
  minutes_ago,
})

/** The messages before the demo starts; `read` is how many messages each side has read. */
const seedThreads: SeedThread[] = [
  {
    shop: 1,
    customer_id: demoCustomer,
    read: { customer: 3, merchant: 4 },
    messages: [
      fromCustomer(1500, 'Morning! Do you grind for a moka pot?'),
      fromMerchant(
        1494,
        "Sure do. A notch finer than drip. Mention it when you order and we'll grind it fresh.",
      ),
      fromCustomer(1490, 'Perfect, thank you.'),
      fromMerchant(
        95,
        'The Ethiopian you asked about last week is in, by the way. Want us to set a bag aside?',
      ),
    ],
  },
  {
    shop: 2,
    customer_id: demoCustomer,
    read: { customer: 2, merchant: 2 },
    messages: [
      fromCustomer(2900, 'Can I get two dozen conchas for Saturday morning?'),
      fromMerchant(
        2885,
        'Yes! They come out at six. Just reserve them by Friday noon. Half pink, half vanilla?',
      ),
    ],
  },
  {
    shop: 1,
    customer_id: customerIdAt(0),
    read: { customer: 0, merchant: 0 },
    messages: [fromCustomer(38, "Is the back patio open today? We'd be bringing a stroller.")],
  },
  {
    shop: 1,
    customer_id: customerIdAt(1),
    read: { customer: 3, merchant: 3 },
    messages: [
      fromCustomer(4400, 'I think I left a gray scarf at the window table.'),
      fromMerchant(4380, 'Yes, we have it behind the counter!'),
      fromCustomer(4371, "You're the best. I'll come by tomorrow."),
    ],
  },
  {
    shop: 5,
    customer_id: customerIdAt(2),
    read: { customer: 1, merchant: 1 },
    messages: [
      fromCustomer(250, 'Do you cut keys while I wait?'),
      fromMerchant(240, 'Yes, two minutes each. Bring the original, not a copy.'),
      fromCustomer(22, 'Great. Is the layer feed back in stock?'),
    ],
  },
]

/** As rows: times relative to `now`, unread counts as they were at each message. */
export function buildChatThreads(now: Date) {
  return seedThreads.map(({ shop, customer_id, read, messages }) => {
    const count = (sender: SeedMessage['sender'], upTo: number) =>
      messages.slice(0, upTo).filter((one) => one.sender === sender).length
    const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
    const shop_id = seedShopId(shop)
    const owner = demoAccounts.find((account) => account.shop_id === shop_id)?.id ?? ''
    return {
      thread: {
        shop_id,
        customer_id,
        last_seq: messages.length,
        customer_count: count('customer', messages.length),
        shop_count: count('merchant', messages.length),
        customer_read_seq: read.customer,
        customer_read_count: count('merchant', read.customer),
        shop_read_seq: read.merchant,
        shop_read_count: count('customer', read.merchant),
        // old unread messages count as notified: the first start sends no emails about them
        customer_notified_seq: messages.length,
        shop_notified_seq: messages.length,
        last_at: ago(messages.at(-1)?.minutes_ago ?? 0),
      },
      messages: messages.map(({ sender, message, minutes_ago }, index) => ({
        shop_id,
        customer_id,
        seq: index + 1,
        id: randomUUID(),
        message_id: `seed-${shop}-${index + 1}-${customer_id}`,
        sender_id: sender === 'customer' ? customer_id : owner,
        sender_type: sender,
        message,
        customer_count: count('customer', index + 1),
        shop_count: count('merchant', index + 1),
        created_at: ago(minutes_ago),
      })),
    }
  })
}
