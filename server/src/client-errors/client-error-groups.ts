import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { clientErrorGroup, storedErrorReport } from '@mainstreet/contract/client-errors/client-error.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import { presentRow } from '@mainstreet/platform/db/present-row.ts'
import {
  countErrorGroups,
  countErrorReports,
  deleteErrorReports,
  listErrorGroups,
  listErrorReports,
} from './store.ts'

export async function listClientErrors(
  reader: Queryable,
  { page, limit, search, level }: CallQuery<typeof calls.listClientErrors>,
) {
  const filter = { search, level }
  const [total, rows] = await Promise.all([
    countErrorGroups(reader, filter),
    listErrorGroups(reader, filter, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: rows.map((row) => presentRow(clientErrorGroup, row)),
    pagination: createPagination({ page, limit, total }),
  }
}

export async function listClientErrorReports(
  reader: Queryable,
  { page, limit, fingerprint }: CallQuery<typeof calls.listClientErrorReports>,
) {
  const [total, rows] = await Promise.all([
    countErrorReports(reader, fingerprint),
    listErrorReports(reader, fingerprint, { limit, offset: (page - 1) * limit }),
  ])
  return {
    data: rows.map((row) => presentRow(storedErrorReport, row)),
    pagination: createPagination({ page, limit, total }),
  }
}

/** Returns the number of deleted reports. */
export function resolveClientError(db: Db, viewer: Viewer, fingerprint: string): Promise<number> {
  return db.tx(async (tx) => {
    const deleted = await deleteErrorReports(tx, fingerprint)
    const [first] = deleted
    if (first)
      await audit(tx, viewer, 'client_error.resolve', fingerprint, { before: { name: first.message } })
    return deleted.length
  })
}
