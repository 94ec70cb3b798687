import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
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
  const data = rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }))
  return { data, pagination: createPagination({ page, limit, total }) }
}

export async function listClientErrorReports(
  reader: Queryable,
  { page, limit, fingerprint }: CallQuery<typeof calls.listClientErrorReports>,
) {
  const [total, rows] = await Promise.all([
    countErrorReports(reader, fingerprint),
    listErrorReports(reader, fingerprint, { limit, offset: (page - 1) * limit }),
  ])
  const data = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
  return { data, pagination: createPagination({ page, limit, total }) }
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
