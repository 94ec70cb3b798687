import { demoAccounts } from './demo-accounts.ts'
import { townCustomers } from './orders/order-history.ts'
import { shopId } from './seed-ids.ts'

type Said = { by: 'customer' | 'merchant'; message: string; minutes_ago: number }
type Talk = { shop: number; customer_id: string; read: { customer: number; merchant: number }; said: Said[] }

const demoCustomer = demoAccounts.find(({ role }) => role === 'customer')?.id ?? ''
const somebody = (index: number) => townCustomers[index]?.id ?? demoCustomer
const c = (minutes_ago: number, message: string): Said => ({ by: 'customer', message, minutes_ago })
const m = (minutes_ago: number, message: string): Said => ({ by: 'merchant', message, minutes_ago })

/** What was said on the street before it opened here; `read` is how many messages each side has read up to. */
const talks: Talk[] = [
  {
    shop: 1,
    customer_id: demoCustomer,
    read: { customer: 3, merchant: 4 },
    said: [
      c(1500, 'Morning! Do you grind for a moka pot?'),
      m(1494, 'Sure do. A notch finer than drip. Tell us when you order and it is ground fresh.'),
      c(1490, 'Perfect, thank you.'),
      m(95, 'The Kenyan you asked about last week is in, by the way. Shall we put a bag aside?'),
    ],
  },
  {
    shop: 2,
    customer_id: demoCustomer,
    read: { customer: 2, merchant: 2 },
    said: [
      c(2900, 'Can I get two dozen conchas for Saturday morning?'),
      m(2885, 'Yes! They come out at six. Reserve them by Friday noon, please, half pink, half vanilla?'),
    ],
  },
  {
    shop: 1,
    customer_id: somebody(0),
    read: { customer: 0, merchant: 0 },
    said: [c(38, 'Is the back patio open today? We would come with a stroller.')],
  },
  {
    shop: 1,
    customer_id: somebody(1),
    read: { customer: 3, merchant: 3 },
    said: [
      c(4400, 'I think I left a grey scarf at the window table.'),
      m(4380, 'We have it behind the counter!'),
      c(4371, 'You are the best. Coming by tomorrow.'),
    ],
  },
  {
    shop: 5,
    customer_id: somebody(2),
    read: { customer: 1, merchant: 1 },
    said: [
      c(250, 'Do you cut keys while one waits?'),
      m(240, 'Two minutes each. Bring the original, not a copy.'),
      c(22, 'And is the layer feed back in stock?'),
    ],
  },
]

/** As rows: times told from `now`, counts as they were at each message. */
export function pastTalks(now: Date) {
  return talks.map(({ shop, customer_id, read, said }) => {
    const count = (by: Said['by'], upTo: number) => said.slice(0, upTo).filter((one) => one.by === by).length
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    const shop_id = shopId(shop)
    const owner = demoAccounts.find((account) => account.shop_id === shop_id)?.id ?? ''
    return {
      thread: {
        shop_id,
        customer_id,
        last_seq: said.length,
        customer_count: count('customer', said.length),
        shop_count: count('merchant', said.length),
        customer_read_seq: read.customer,
        customer_read_count: count('merchant', read.customer),
        shop_read_seq: read.merchant,
        shop_read_count: count('customer', read.merchant),
        last_at: ago(said.at(-1)?.minutes_ago ?? 0),
      },
      messages: said.map(({ by, message, minutes_ago }, index) => ({
        shop_id,
        customer_id,
        seq: index + 1,
        message_id: `seed-${shop}-${index + 1}-${customer_id}`,
        sender_id: by === 'customer' ? customer_id : owner,
        sender_type: by,
        message,
        customer_count: count('customer', index + 1),
        shop_count: count('merchant', index + 1),
        created_at: ago(minutes_ago),
      })),
    }
  })
}
