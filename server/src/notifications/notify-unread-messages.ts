import { chat } from '@mainstreet/contract/limits.ts'
import type { Tx } from '../platform/db/db.ts'
import { waitingWords } from './notification-content.ts'
import { show, type TellingDeps, writeNotice } from './notify-users.ts'
import { type Told, takeWaitingForCustomer, takeWaitingForShop, type Waiting } from './store.ts'

const mostBatches = 10
/** Who writes in one of these threads waits for the batch to end. */
const batch = 20

type Take = typeof takeWaitingForShop

/** What lies unread for a while becomes a notice, once for each stretch of it. Safe on any number of nodes. */
export async function tellOfWaiting(deps: TellingDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - chat.waitingMs)
  for (const take of [takeWaitingForShop, takeWaitingForCustomer])
    for (let left = mostBatches; left > 0; left--) if (!(await tellBatch(deps, take, before))) break
}

/** Taken and told at once or not at all: what could not be told waits for the next tick. Says whether more may wait. */
async function tellBatch(deps: TellingDeps, take: Take, before: Date): Promise<boolean> {
  const { taken, told } = await deps.db.tx(async (tx) => {
    const waiting = await take(tx, before, batch)
    const told: (Told | undefined)[] = []
    for (const one of waiting) told.push(await writeWaiting(tx, deps, one))
    return { taken: waiting.length, told }
  })
  for (const one of told) await show(deps, one)
  return taken === batch
}

function writeWaiting(tx: Tx, deps: TellingDeps, waiting: Waiting): Promise<Told | undefined> {
  const { shop_id, customer_id, last_seq } = waiting
  const subject = { type: 'thread' as const, id: shop_id, customer_id }
  const source = `thread ${shop_id} ${customer_id} ${last_seq}`
  return writeNotice(tx, deps, { ...waitingWords(waiting), subject, source })
}
