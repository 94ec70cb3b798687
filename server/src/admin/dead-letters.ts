import type { DeadLetter } from '@mainstreet/contract/admin/dead-letter.ts'
import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { BusTopic } from '@mainstreet/platform/bus/bus.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import {
  countDeadLetters,
  type DeadLetterRow,
  deleteDeadLetterRow,
  listDeadLetterRows,
  requeueDeadLetterRow,
} from '@mainstreet/platform/outbox/dead-letter-store.ts'
import type { OutboxQueueName } from '@mainstreet/platform/outbox/outbox-queues.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'

export async function listDeadLetters(
  reader: Queryable,
  { page, limit }: CallQuery<typeof calls.listDeadLetters>,
) {
  const [total, rows] = await Promise.all([
    countDeadLetters(reader),
    listDeadLetterRows(reader, limit, (page - 1) * limit),
  ])
  return { data: rows.map(presentDeadLetter), pagination: createPagination({ page, limit, total }) }
}

const wakeTopics = {
  events: 'outbox',
  // found within a second, as the worker of events hands them over
  notifications: 'outbox',
  payments: 'payments.enqueued',
  email: 'mail.enqueued',
  sms: 'sms.enqueued',
} as const satisfies Record<OutboxQueueName, BusTopic>

/** A worker of this node takes it up at once. */
export function requeueDeadLetter(
  { db, bus, now }: PlatformDeps,
  viewer: Viewer,
  id: string,
): Promise<DeadLetter> {
  return db.tx(async (tx) => {
    const row = requireFound(await requeueDeadLetterRow(tx, id, now()))
    await audit(tx, viewer, 'dead_letter.requeue', id, { before: describeDeadLetter(row) })
    tx.afterCommit(() => bus.publish(wakeTopics[row.queue]))
    return presentDeadLetter(row)
  })
}

export function deleteDeadLetter({ db }: PlatformDeps, viewer: Viewer, id: string): Promise<DeadLetter> {
  return db.tx(async (tx) => {
    const row = requireFound(await deleteDeadLetterRow(tx, id))
    await audit(tx, viewer, 'dead_letter.delete', id, { before: describeDeadLetter(row) })
    return presentDeadLetter(row)
  })
}

/** Also when another admin was faster. */
function requireFound(row: DeadLetterRow | undefined): DeadLetterRow {
  if (!row) throw notFoundError('job')
  return row
}

/** Without the error, which may name an email address. */
const describeDeadLetter = ({ topic }: DeadLetterRow) => ({ name: topic })

function presentDeadLetter({ key, topic, created_at, failed_at, ...row }: DeadLetterRow): DeadLetter {
  return {
    ...row,
    id: key,
    name: topic,
    created_at: created_at.toISOString(),
    failed_at: failed_at.toISOString(),
  }
}
