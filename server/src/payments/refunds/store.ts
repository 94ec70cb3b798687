import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { notFoundError } from '../../platform/http/api-error.ts'
import type { RetryHint } from '../stripe/stripe-provider.ts'
import type { RefundRow } from './present-refund.ts'

export function findRefund(reader: Queryable, id: string): Promise<RefundRow | undefined> {
  return reader.one<RefundRow>(sql`select * from refunds where id = ${id}`)
}

export async function requireRefund(reader: Queryable, id: string): Promise<RefundRow> {
  const row = await findRefund(reader, id)
  if (!row) throw notFoundError('Refund')
  return row
}

const noRetryHint = { isKeySpent: false, quietS: 0 }

export async function scheduleRefundRetry(
  reader: Queryable,
  id: string,
  now: Date,
  { isKeySpent, quietS }: RetryHint = noRetryHint,
): Promise<void> {
  await reader.one(sql`
    update refunds set tries = tries + 1, key_round = key_round + ${isKeySpent ? 1 : 0},
      next_try_at = ${now}::timestamptz
        + make_interval(secs => greatest(${quietS}, least(3600, 30 * power(2, least(tries, 7)))))
    where id = ${id} and state = 'requested'`)
}

const maxDueRefunds = 50

export function listDueRefunds(reader: Queryable, now: Date): Promise<{ id: string }[]> {
  return reader.many(sql`
    select id from refunds where next_try_at <= ${now} order by next_try_at limit ${maxDueRefunds}`)
}
