import { chat } from '@mainstreet/contract/limits.ts'
import { takeWaitingForCustomer, takeWaitingForShop, type Waiting } from './notice-store.ts'
import { waitingWords } from './notice-words.ts'
import { type TellingDeps, tell } from './tell-people.ts'

const most = 200

/** What lies unread for a while becomes a notice, once for each stretch of it. Safe on any number of nodes. */
export async function tellOfWaiting(deps: TellingDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - chat.waitingMs)
  for (const take of [takeWaitingForShop, takeWaitingForCustomer])
    await tellAll(deps, await take(deps.db, before, most))
}

async function tellAll(deps: TellingDeps, waiting: Waiting[]): Promise<void> {
  for (const one of waiting) {
    const { shop_id, customer_id, last_seq } = one
    const subject = { type: 'thread' as const, id: shop_id, customer_id }
    await tell(deps, {
      ...waitingWords(one),
      subject,
      source: `thread ${shop_id} ${customer_id} ${last_seq}`,
    })
  }
}
