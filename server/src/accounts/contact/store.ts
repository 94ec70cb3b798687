import { randomUUIDv7 } from 'node:crypto'
import type { SavedAddress } from '@mainstreet/contract/accounts/saved-contact.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** Changes of one user's addresses wait for each other. False when the user does not exist. */
export async function lockContact(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.one(sql`select id from users where id = ${userId} for no key update`)
  return row !== undefined
}

export async function findPhone(reader: Queryable, userId: string): Promise<string> {
  const row = await reader.one<{ contact_phone: string }>(
    sql`select contact_phone from users where id = ${userId}`,
  )
  return row?.contact_phone ?? ''
}

export async function setPhone(reader: Queryable, userId: string, phone: string): Promise<void> {
  await reader.one(sql`
    update users set contact_phone = ${phone} where id = ${userId} and contact_phone <> ${phone}`)
}

/** The default first, then the newest. */
export function listAddresses(reader: Queryable, userId: string): Promise<SavedAddress[]> {
  return reader.many<SavedAddress>(sql`
    select id, address, is_default from delivery_addresses where user_id = ${userId}
    order by is_default desc, created_at desc, id desc`)
}

export async function insertAddress(
  tx: Tx,
  userId: string,
  { address, isDefault, now }: { address: string; isDefault: boolean; now: Date },
): Promise<void> {
  await tx.one(sql`
    insert into delivery_addresses (id, user_id, address, is_default, created_at)
    values (${randomUUIDv7()}, ${userId}, ${address}, ${isDefault}, ${now})`)
}

export async function setAddress(tx: Tx, userId: string, id: string, address: string): Promise<void> {
  await tx.one(
    sql`update delivery_addresses set address = ${address} where id = ${id} and user_id = ${userId}`,
  )
}

export async function clearDefaultAddress(tx: Tx, userId: string): Promise<void> {
  await tx.one(sql`update delivery_addresses set is_default = false where user_id = ${userId} and is_default`)
}

export async function setDefaultAddress(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.one(sql`update delivery_addresses set is_default = true where id = ${id} and user_id = ${userId}`)
}

export async function deleteAddress(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.one(sql`delete from delivery_addresses where id = ${id} and user_id = ${userId}`)
}
