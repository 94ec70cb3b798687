import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'

const setting = 'card_payment_stop'

export type CardPaymentStop = { stopped: boolean; reason: string; changed_at: string }

/** Undefined when card payments were never stopped. */
export async function findCardPaymentStop(reader: Queryable): Promise<CardPaymentStop | undefined> {
  const row = await reader.one<{ value: CardPaymentStop }>(
    sql`select value from settings where name = ${setting}`,
  )
  return row?.value
}

/** False when it is so already. */
export async function saveCardPaymentStop(tx: Tx, stop: CardPaymentStop): Promise<boolean> {
  const saved = await tx.one(sql`
    insert into settings (name, value) values (${setting}, ${JSON.stringify(stop)}::jsonb)
    on conflict (name) do update set value = excluded.value
      where settings.value->'stopped' <> excluded.value->'stopped'
    returning 1`)
  return saved !== undefined
}

/** Read for each checkout, not from a cache: a stop holds on every node at once. */
export async function requireCardPayments(tx: Tx): Promise<void> {
  if ((await findCardPaymentStop(tx))?.stopped)
    throw new ApiError('card_payments_stopped', (m) => m.errors.payments.cardsStopped, {
      details: [{ path: 'payment', message: (m) => m.errors.payments.chooseInStore }],
    })
}
