import { secondMs } from '@mainstreet/contract/durations.ts'
import { tryLockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import type { Db, Tx } from '@mainstreet/platform/db/db.ts'
import { startPeriodicJob } from '@mainstreet/platform/jobs/periodic-job.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import { findDayToSum, isSummed, setSummed, takeSalesChanges, writeSums } from './sales-sums-store.ts'

const intervalMs = 30 * secondMs
const maxRunMs = 10 * secondMs

/** Until it has run, insights read the orders themselves: late sums are slow, never wrong. */
export function startSalesSumsJob(db: Db, warn: LogWarning) {
  return startPeriodicJob(
    intervalMs,
    () => sumSales(db, maxRunMs),
    (error) => warn(error, 'sales could not be summed'),
    'sales_sums',
  )
}

/** Sums days that are over, and anew those in which an order has changed: a day per transaction. */
export async function sumSales(db: Db, maxMs = Number.POSITIVE_INFINITY): Promise<void> {
  const began = performance.now()
  while ((await db.tx(sumNextDay)) && performance.now() - began < maxMs);
}

/** False when nothing is left, or another node is at it: the later of two would write the earlier sums. */
async function sumNextDay(tx: Tx): Promise<boolean> {
  if (!(await tryLockForTransaction(tx, 'sales sums'))) return false

  const changes = await takeSalesChanges(tx)
  if (changes) {
    if (await isSummed(tx, changes.day)) await writeSums(tx, changes.day, changes.shopIds)
    return true
  }
  const day = await findDayToSum(tx)
  if (day === undefined) return false
  await writeSums(tx, day)
  await setSummed(tx, day)
  return true
}
