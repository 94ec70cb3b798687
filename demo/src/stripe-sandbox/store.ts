import { randomBytes } from 'node:crypto'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { StripeApiError } from './stripe-api-error.ts'
import type { StripeObject, StripeObjectKind, StripeObjectOf } from './stripe-objects.ts'

export const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`
export const toUnixSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

export async function insertStripeObject(tx: Tx, stripeObject: StripeObject): Promise<void> {
  const intent =
    stripeObject.object === 'charge' || stripeObject.object === 'refund' || stripeObject.object === 'dispute'
      ? stripeObject.payment_intent
      : null
  await tx.one(sql`
    insert into sandbox_objects (id, kind, payment_intent, body, created_at)
    values (${stripeObject.id}, ${stripeObject.object}, ${intent}, ${JSON.stringify(stripeObject)}, to_timestamp(${stripeObject.created}))`)
}

export async function updateStripeObject(tx: Tx, stripeObject: StripeObject): Promise<void> {
  await tx.one(
    sql`update sandbox_objects set body = ${JSON.stringify(stripeObject)} where id = ${stripeObject.id}`,
  )
}

export async function findStripeObject<K extends StripeObjectKind>(
  reader: Queryable,
  kind: K,
  id: string,
): Promise<StripeObjectOf<K> | undefined> {
  const row = await reader.one<{ body: StripeObjectOf<K> }>(sql`
    select body from sandbox_objects where id = ${id} and kind = ${kind}`)
  return row?.body
}

/** Of any kind, in no order. */
export async function findObjectsById(reader: Queryable, ids: readonly string[]): Promise<StripeObject[]> {
  const rows = await reader.many<{ body: StripeObject }>(sql`
    select body from sandbox_objects where id = any(${ids}::text[])`)
  return rows.map(({ body }) => body)
}

export async function requireStripeObject<K extends StripeObjectKind>(
  reader: Queryable,
  kind: K,
  id: string,
): Promise<StripeObjectOf<K>> {
  return (await findStripeObject(reader, kind, id)) ?? throwResourceMissing(kind, id)
}

/** For a change: a concurrent transaction waits and sees the result of the first. */
export async function lockStripeObject<K extends StripeObjectKind>(
  tx: Tx,
  kind: K,
  id: string,
): Promise<StripeObjectOf<K>> {
  const row = await tx.one<{ body: StripeObjectOf<K> }>(sql`
    select body from sandbox_objects where id = ${id} and kind = ${kind} for no key update`)
  return row?.body ?? throwResourceMissing(kind, id)
}

function throwResourceMissing(kind: StripeObjectKind, id: string): never {
  throw new StripeApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** The ids of authorized intents that were created before this time. */
export async function listHeldIntents(reader: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await reader.many<{ id: string }>(sql`
    select id from sandbox_objects
    where kind = 'payment_intent' and body->>'status' = 'requires_capture' and created_at <= ${before}
    order by created_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type PageParams = { limit: number; startingAfter?: string | undefined }

export async function listCheckoutSessions(
  reader: Queryable,
  { limit, startingAfter }: PageParams,
  status: StripeObjectOf<'checkout.session'>['status'],
  since: Date,
) {
  const rows = await reader.many<{ body: StripeObjectOf<'checkout.session'> }>(sql`
    select body from sandbox_objects where kind = 'checkout.session' and created_at >= ${since} and body->>'status' = ${status}
      and (${startingAfter ?? null}::text is null
        or (created_at, id) < (select created_at, id from sandbox_objects where id = ${startingAfter ?? null}))
    order by created_at desc, id desc limit ${limit + 1}`)
  return toStripeList('/v1/checkout/sessions', rows, limit)
}

/** Newest first, as Stripe lists them. */
export async function listEvents(reader: Queryable, { limit, startingAfter }: PageParams) {
  const rows = await reader.many<{ body: StripeObjectOf<'event'> }>(sql`
    select body from sandbox_objects where kind = 'event'
      and (${startingAfter ?? null}::text is null
        or (created_at, id) < (select created_at, id from sandbox_objects where id = ${startingAfter ?? null}))
    order by created_at desc, id desc limit ${limit + 1}`)
  return toStripeList('/v1/events', rows, limit)
}

export async function listRefunds(reader: Queryable, intent: string, { limit, startingAfter }: PageParams) {
  const rows = await reader.many<{ body: StripeObjectOf<'refund'> }>(sql`
    select body from sandbox_objects where payment_intent = ${intent} and kind = 'refund'
      and (${startingAfter ?? null}::text is null
        or (created_at, id) < (select created_at, id from sandbox_objects where id = ${startingAfter ?? null}))
    order by created_at desc, id desc limit ${limit + 1}`)
  return toStripeList('/v1/refunds', rows, limit)
}

function toStripeList<Body>(url: string, rows: { body: Body }[], limit: number) {
  const data = rows.slice(0, limit).map(({ body }) => body)
  return { object: 'list', url, has_more: rows.length > limit, data }
}
