import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { withinSeconds } from './within-seconds.ts'

const maxSeconds = 600

/** Until what follows from the orders so far is done: their events, notifications and emails. */
export const waitUntilHandled = (db: Db): Promise<void> =>
  withinSeconds(maxSeconds, 'the last event', waitUntilEmpty(db))

/** Rows that a worker has claimed count until they are gone; one that failed waits for its next attempt. */
async function waitUntilEmpty(db: Db): Promise<void> {
  while (await db.one(sql`select from outbox where failed_at is null and last_error is null limit 1`))
    await new Promise((resolve) => setTimeout(resolve, 50))
}
