import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

const maxStoredReports = 10_000
/** Old reports are deleted once per this many new reports, not on each one. */
const reportsPerCleanup = 100

export type ClientErrorStore = {
  save(report: CallBody<typeof calls.reportError>, userId: string | undefined): Promise<void>
}

export function createClientErrorStore(db: Db): ClientErrorStore {
  let sinceCleanup = reportsPerCleanup
  return {
    async save(report, userId) {
      await db.one(sql`
        insert into client_errors (report, user_id) values (${JSON.stringify(report)}::jsonb, ${userId ?? null})`)
      sinceCleanup += 1
      if (sinceCleanup <= reportsPerCleanup) return
      sinceCleanup = 0
      await db.one(sql`
        delete from client_errors where id <= (
          select id from client_errors order by id desc offset ${maxStoredReports - reportsPerCleanup} limit 1)`)
    },
  }
}
