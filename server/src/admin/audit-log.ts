import { Readable } from 'node:stream'
import type { AuditEntry, AuditFilter } from '@mainstreet/contract/admin/audit-log.ts'
import { formatCsvHead, formatCsvLine } from '@mainstreet/contract/csv.ts'
import { createPagination, type PageQuery } from '@mainstreet/contract/paging.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { LoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import { requireReachablePage } from '@mainstreet/platform/http/require-reachable-page.ts'
import { type AuditRow, countAuditRows, listAuditRows, type ZonedAuditFilter } from './audit-log-store.ts'
import { getFieldChanges } from './field-changes.ts'

export type AdminListDeps = { db: Queryable; totals: LoadingCache<number>; timeZone: string }

export async function listAuditLog(
  { db, totals, timeZone }: AdminListDeps,
  { page, limit, ...query }: PageQuery & AuditFilter,
) {
  const filter = { ...query, timeZone }
  const total = await totals.get(`audit ${JSON.stringify(filter)}`, () => countAuditRows(db, filter))
  requireReachablePage({ page, limit, total })
  const rows = await listAuditRows(db, filter, { limit, offset: (page - 1) * limit })
  const { maxReachableItems } = paging
  return {
    data: rows.map(presentAuditEntry),
    pagination: createPagination({ page, limit, total, maxReachableItems }),
  }
}

function presentAuditEntry({ before, after, created_at, current_name, ...row }: AuditRow): AuditEntry {
  const name = after?.name ?? before?.name
  return {
    ...row,
    subject_name: typeof name === 'string' ? name : current_name,
    changes: getFieldChanges(before, after),
    created_at: created_at.toISOString(),
  }
}

const csvColumns = [
  'id',
  'created_at',
  'actor_name',
  'actor_email',
  'actor_role',
  'action',
  'subject_type',
  'subject_id',
  'subject_name',
] as const
const batchSize = 500

/** Each export is an entry of its own. The start of an email address is left out: it may be that of an erased user. */
export async function auditExport(
  db: Db,
  viewer: Viewer,
  { actor: _actor, ...filter }: AuditFilter,
): Promise<void> {
  await db.tx((tx) => audit(tx, viewer, 'audit_log.export', viewer.id, { before: {}, after: filter }))
}

export function exportAuditLog(db: Queryable, filter: ZonedAuditFilter): Readable {
  return Readable.from(streamCsvLines(db, filter))
}

async function* streamCsvLines(db: Queryable, filter: ZonedAuditFilter) {
  yield formatCsvHead([...csvColumns, 'changes'])
  let beforeId = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await listAuditRows(db, filter, { limit: batchSize, beforeId })
    yield rows
      .map(presentAuditEntry)
      .map((entry) => formatCsvLine([...csvColumns.map((name) => entry[name]), formatChanges(entry)]))
      .join('')
    if (rows.length < batchSize) return
    beforeId = rows.at(-1)?.id ?? 0
  }
}

function formatChanges({ changes }: AuditEntry): string {
  return changes
    .map(({ field, before, after }) => `${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`)
    .join('; ')
}
