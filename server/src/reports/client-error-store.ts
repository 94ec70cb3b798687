import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

const mostKept = 10_000
/** The old ones are cleared away now and then, not on each report. */
const clearEvery = 100

export type ClientErrors = {
  keep(report: BodyOf<typeof calls.reportError>, userId: string | undefined): Promise<void>
}

export function openClientErrors(db: Db): ClientErrors {
  let sinceClearing = clearEvery
  return {
    async keep(report, userId) {
      await db.one(sql`
        insert into client_errors (report, user_id) values (${JSON.stringify(report)}::jsonb, ${userId ?? null})`)
      sinceClearing += 1
      if (sinceClearing <= clearEvery) return
      sinceClearing = 0
      await db.one(sql`
        delete from client_errors where id <= (
          select id from client_errors order by id desc offset ${mostKept - clearEvery} limit 1)`)
    },
  }
}
