import type { Reader } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Lesson } from '../stripe/stripe-provider.ts'
import type { RefundRow } from './present-refund.ts'

export function findRefund(reader: Reader, id: string): Promise<RefundRow | undefined> {
  return reader.one<RefundRow>(sql`select * from refunds where id = ${id}`)
}

export async function requireRefund(reader: Reader, id: string): Promise<RefundRow> {
  const row = await findRefund(reader, id)
  if (!row) throw notFound('Refund')
  return row
}

const onItsWay = { isKeySpent: false, quietS: 0 }

export async function putOffRefund(
  reader: Reader,
  id: string,
  now: Date,
  { isKeySpent, quietS }: Lesson = onItsWay,
): Promise<void> {
  await reader.one(sql`
    update refunds set tries = tries + 1, key_round = key_round + ${isKeySpent ? 1 : 0},
      next_try_at = ${now}::timestamptz
        + make_interval(secs => greatest(${quietS}, least(3600, 30 * power(2, least(tries, 7)))))
    where id = ${id} and state = 'requested'`)
}

const mostDue = 50

export function findDueRefunds(reader: Reader, now: Date): Promise<{ id: string }[]> {
  return reader.many(sql`
    select id from refunds where next_try_at <= ${now} order by next_try_at limit ${mostDue}`)
}
