import { randomBytes } from 'node:crypto'
import type { Reader, Tx } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { ProviderFault } from './stripe-api-error.ts'
import type { Kind, Thing, ThingOf } from './stripe-objects.ts'

export const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`
export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export async function keep(tx: Tx, thing: Thing): Promise<void> {
  const intent = thing.object === 'charge' || thing.object === 'refund' ? thing.payment_intent : null
  await tx.one(sql`
    insert into sandbox_objects (id, kind, payment_intent, body, created_at)
    values (${thing.id}, ${thing.object}, ${intent}, ${JSON.stringify(thing)}, to_timestamp(${thing.created}))`)
}

export async function change(tx: Tx, thing: Thing): Promise<void> {
  await tx.one(sql`update sandbox_objects set body = ${JSON.stringify(thing)} where id = ${thing.id}`)
}

export async function find<K extends Kind>(
  reader: Reader,
  kind: K,
  id: string,
): Promise<ThingOf<K> | undefined> {
  const row = await reader.one<{ body: ThingOf<K> }>(sql`
    select body from sandbox_objects where id = ${id} and kind = ${kind}`)
  return row?.body
}

export async function require<K extends Kind>(reader: Reader, kind: K, id: string): Promise<ThingOf<K>> {
  return (await find(reader, kind, id)) ?? missing(kind, id)
}

/** For a change: whoever comes second waits, and sees what the first has made of it. */
export async function lock<K extends Kind>(tx: Tx, kind: K, id: string): Promise<ThingOf<K>> {
  const row = await tx.one<{ body: ThingOf<K> }>(sql`
    select body from sandbox_objects where id = ${id} and kind = ${kind} for no key update`)
  return row?.body ?? missing(kind, id)
}

function missing(kind: Kind, id: string): never {
  throw new ProviderFault(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

type Page = { limit: number; startingAfter?: string | undefined }

export async function listSessions(
  reader: Reader,
  { limit, startingAfter }: Page,
  status: ThingOf<'checkout.session'>['status'],
  since: Date,
) {
  const rows = await reader.many<{ body: ThingOf<'checkout.session'> }>(sql`
    select body from sandbox_objects where kind = 'checkout.session' and created_at >= ${since} and body->>'status' = ${status}
      and (${startingAfter ?? null}::text is null
        or (created_at, id) < (select created_at, id from sandbox_objects where id = ${startingAfter ?? null}))
    order by created_at desc, id desc limit ${limit + 1}`)
  return { object: 'list', data: rows.slice(0, limit).map(({ body }) => body), has_more: rows.length > limit }
}

/** Newest first, as Stripe lists. */
export async function listEvents(reader: Reader, { limit, startingAfter }: Page) {
  const rows = await reader.many<{ body: ThingOf<'event'> }>(sql`
    select body from sandbox_objects where kind = 'event'
      and (${startingAfter ?? null}::text is null
        or (created_at, id) < (select created_at, id from sandbox_objects where id = ${startingAfter ?? null}))
    order by created_at desc, id desc limit ${limit + 1}`)
  return { object: 'list', data: rows.slice(0, limit).map(({ body }) => body), has_more: rows.length > limit }
}

export async function listRefunds(reader: Reader, intent: string, limit: number) {
  const rows = await reader.many<{ body: ThingOf<'refund'> }>(sql`
    select body from sandbox_objects where payment_intent = ${intent} and kind = 'refund'
    order by created_at desc, id desc limit ${limit + 1}`)
  return { object: 'list', data: rows.slice(0, limit).map(({ body }) => body), has_more: rows.length > limit }
}
