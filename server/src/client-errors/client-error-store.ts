import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

const maxStoredReports = 10_000
/** Old reports are deleted once per this many new reports, not on each one. */
const reportsPerCleanup = 100

type ClientErrorReport = CallBody<typeof calls.reportError>

export type ClientErrorStore = {
  save(report: ClientErrorReport, userId: string | undefined): Promise<void>
}

export function createClientErrorStore(db: Db): ClientErrorStore {
  let sinceCleanup = reportsPerCleanup
  return {
    async save(report, userId) {
      await insertClientError(db, report, userId)
      sinceCleanup += 1
      if (sinceCleanup <= reportsPerCleanup) return
      sinceCleanup = 0
      await deleteOldClientErrors(db, maxStoredReports - reportsPerCleanup)
    },
  }
}

async function insertClientError(
  reader: Queryable,
  report: ClientErrorReport,
  userId: string | undefined,
): Promise<void> {
  await reader.one(sql`
    insert into client_errors (report, user_id) values (${JSON.stringify(report)}::jsonb, ${userId ?? null})`)
}

/** A limited number per call. */
export async function deleteClientErrorsBefore(
  reader: Queryable,
  before: Date,
  limit: number,
): Promise<void> {
  await reader.one(sql`
    delete from client_errors where id in (
      select id from client_errors where created_at < ${before} order by created_at limit ${limit})`)
}

/** Deletes all but the newest reports. */
async function deleteOldClientErrors(reader: Queryable, remainingCount: number): Promise<void> {
  await reader.one(sql`
    delete from client_errors where id <= (
      select id from client_errors order by id desc offset ${remainingCount} limit 1)`)
}
