import { setTimeout as wait } from 'node:timers/promises'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'

/** A process that handles the events of the database in its argument, slowly, until it is killed. */
const [, , url = ''] = process.argv
const handleMs = 5
const db = connectDb({ url, poolSize: 2 })
const outbox = startOutboxWorker(
  db,
  async ({ payload }) => {
    await db.one(sql`insert into handled_events (number, pid) values (${payload}, ${process.pid})`)
    await wait(handleMs)
  },
  (error) => {
    throw error
  },
)
outbox.wake()
