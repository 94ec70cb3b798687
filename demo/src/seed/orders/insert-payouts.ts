import { dayMs } from '@mainstreet/contract/durations.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { sumShopBalances } from '@mainstreet/server/payments/ledger/store.ts'
import { insertPayout } from '@mainstreet/server/payments/payouts/store.ts'

const weeks = 4
const friday = 5

/** Each Friday the shop gets what it earned up to the Wednesday before; the next Friday is scheduled. */
export async function insertPayouts(tx: Tx, shopIds: readonly string[], now: Date): Promise<void> {
  for (const shopId of shopIds) {
    let paidCents = 0
    for (const paidOn of listFridays(now)) {
      const lastOrderDay = toDay(new Date(paidOn.getTime() - 2 * dayMs))
      const sums = await sumShopBalances(tx, shopId, { to: lastOrderDay })
      const cents = sums.captured - sums.refunded - sums.disputed - sums.commission - paidCents
      if (cents <= 0) continue
      const reference = `Mainstreet ${toDay(paidOn)}`
      if (await insertPayout(tx, shopId, { cents, paidOn: toDay(paidOn), reference, now })) paidCents += cents
    }
  }
}

/** Of the last weeks, and the one to come. */
function listFridays(now: Date): Date[] {
  const today = Date.parse(toDay(now))
  const last = today - ((new Date(today).getUTCDay() - friday + 7) % 7) * dayMs
  return Array.from({ length: weeks + 1 }, (_, at) => new Date(last + (at + 1 - weeks) * 7 * dayMs))
}

const toDay = (at: Date) => at.toISOString().slice(0, 10)
