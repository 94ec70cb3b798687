import { calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import { countLockWaiters } from '@mainstreet/platform/test/lock-waiters.ts'
import { deleteUnusedImageRows } from '@mainstreet/storage/images/store.ts'
import { expect, test } from 'vitest'
import { createSearchTermCleanup } from '../../catalog/search/delete-unused-search-terms.ts'
import {
  createUserWithData,
  personalData,
  personalDataPattern,
} from '../../test/accounts/create-user-with-data.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

/** Tables that may contain data of erased users, and why. */
const exceptions: Record<string, string> = {
  demo_mailbox: 'stands for the mailboxes of other people, and exists in demo mode only',
  sandbox_objects: 'the books of the payment provider that the demo plays',
  sandbox_responses: 'the same',
}

/** Columns of shops, products and orders that have no text of a user, and why. */
const ownTextExceptions: Record<string, string> = {
  'shops.name': 'orders need it',
  'shops.category': 'one of a list',
  'shops.color': 'a color',
  'shops.status': 'one of a list',
  'shops.rejection_reason': 'written by an admin',
  'products.category': 'the category of the shop',
  'products.blur_data_url': 'drawn from an uploaded image',
  'orders.order_type': 'one of a list',
  'orders.status': 'one of a list',
  'orders.payment_status': 'one of a list',
  'orders.pickup_code': 'drawn by lot',
}

/** `table.column` of each text of a shop, product or order. */
async function findTextColumns(db: Db): Promise<string[]> {
  const columns = await db.many<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name in ('shops', 'products', 'orders') and udt_name in ('text', 'jsonb', 'tsvector')`)
  return columns.map(({ name }) => name).filter((name) => !(name in ownTextExceptions))
}

/** `table.column` of each value in the whole database that matches. */
async function findColumns(db: Db, pattern: RegExp): Promise<string[]> {
  const tables = await db.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`)
  const found = new Set<string>()
  for (const { name } of tables) {
    if (name in exceptions) continue
    const rows = await db.many<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${identifier(name)} t`,
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (pattern.test(JSON.stringify(value))) found.add(`${name}.${column}`)
  }
  return [...found]
}

test('after the deletion of an account nothing in the database names its user', async () => {
  const testApp = await createTestApp()
  const { me, account, shopId } = await createUserWithData(testApp)
  const before = await findColumns(testApp.db, personalDataPattern)
  for (const column of [
    'account_factors.friendly_name',
    'accounts.email',
    'audit_log.after',
    'audit_log.before',
    'chat_messages.message',
    'client_errors.report',
    'delivery_addresses.address',
    'notifications.params',
    'order_events.reason',
    'order_messages.message',
    'outbox.payload',
    'storage_objects.name',
    'users.contact_phone',
    'users.name',
    'webauthn_credentials.friendly_name',
    ...(await findTextColumns(testApp.db)),
  ])
    expect(before).toContain(column)

  const body = { password: account.password, shop: 'close' }
  expect((await me.send(calls.deleteMe, { body })).status).toBe(204)
  // the job that forgets words which no public name has
  await createSearchTermCleanup(testApp.db)()
  expect(await findColumns(testApp.db, personalDataPattern)).toEqual([])
  // orders need the name of their shop
  expect(await testApp.db.one(sql`select name from shops where id = ${shopId}`)).toEqual({
    name: 'The Corner',
  })
  const sold = await testApp.db.many(sql`
    select l.name as sold, p.name, p.deleted_at is not null as deleted from order_lines l join products p on p.id = l.product_id
    where p.shop_id = ${shopId}`)
  expect(sold).toEqual([{ sold: 'Jam', name: 'Former product', deleted: true }])
  const now = new Date()
  await deleteUnusedImageRows(testApp.db, now, now)
  expect(await testApp.db.many(sql`select id from images where owner_id = ${me.id}`)).toEqual([])
})

test('a product that is added or changed while its shop closes leaves no text', async () => {
  const testApp = await createTestApp()
  const shop = await testApp.createShop()
  const product = await testApp.createProduct({ shop })
  const closing = testApp.db.tx(async (tx) => {
    await tx.one(sql`update shops set deleted_at = now() where id = ${shop.id}`)
    await tx.one(sql`update products set deleted_at = now() where shop_id = ${shop.id}`)
    const { text: description, name } = personalData
    const requests = Promise.all([
      shop.merchant.send(calls.createProduct, { body: { name, price: 1 } }),
      shop.merchant.send(calls.updateProduct, { params: { id: product.id }, body: { description } }),
    ])
    await expect.poll(() => countLockWaiters(testApp.db)).toBe(2)
    return { requests }
  })
  const { requests } = await closing
  expect((await requests).map(({ status }) => status >= 400 && status < 500)).toEqual([true, true])
  expect(await findColumns(testApp.db, personalDataPattern)).toEqual([])
})

test('the audit log keeps what was done about an erased user, by whom and when', async () => {
  const testApp = await createTestApp()
  const { me, admin } = await createUserWithData(testApp)
  await admin.send(calls.deleteUser, { params: { id: me.id }, query: { shop: 'close' } })
  const { body } = await admin.send(calls.listAuditLog, { query: { subject_id: me.id } })
  expect(body.data.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['user.delete', admin.id],
    ['user.become_merchant', me.id],
    ['user.update', admin.id],
    ['user.rename_passkey', me.id],
    ['user.add_passkey', me.id],
  ])
})

test('a closed shop without orders loses its name with its owner, also in the audit log', async () => {
  const testApp = await createTestApp()
  const admin = await testApp.createAdmin()
  const body = { email: personalData.email, name: personalData.name, role: 'merchant' }
  const { user } = (await admin.send(calls.createUser, { body })).body
  await testApp.readMailsTo(user.email)
  await admin.send(calls.setHours, {
    params: { id: user.shop_id ?? '' },
    body: {
      hours: (await admin.send(calls.getShop, { params: { id: user.shop_id ?? '' } })).body.shop.hours,
    },
  })
  expect(await findColumns(testApp.db, personalDataPattern)).toContain('shops.name')
  await admin.send(calls.deleteUser, { params: { id: user.id }, query: { shop: 'close' } })
  expect(await findColumns(testApp.db, personalDataPattern)).toEqual([])
})

test('a shop that is transferred loses the email of its former owner, also in the audit log', async () => {
  const testApp = await createTestApp()
  const admin = await testApp.createAdmin()
  const { merchant, id } = await testApp.createShop()
  const { email } = (await merchant.send(calls.getMe)).body.user
  await merchant.send(calls.updateShop, { params: { id }, body: { business_email: email } })
  await merchant.send(calls.updateShop, { params: { id }, body: { phone: '209-555-0101' } })
  const { id: to } = await testApp.createMerchant()
  const query = { shop: 'transfer', to }
  expect((await admin.send(calls.deleteUser, { params: { id: merchant.id }, query })).status).toBe(204)
  expect(await findColumns(testApp.db, new RegExp(email))).toEqual([])
  expect(await testApp.db.one(sql`select phone from shops where id = ${id}`)).toEqual({
    phone: '209-555-0101',
  })
})

test('entries of the audit log lose fields, but are neither changed nor deleted otherwise', async () => {
  const testApp = await createTestApp()
  const { merchant, id } = await testApp.createShop()
  await merchant.send(calls.updateShop, { params: { id }, body: { phone: '209-555-0101' } })
  for (const change of [
    sql`after = after || '{"phone": "2"}'`,
    sql`actor_id = gen_random_uuid()`,
    sql`action = 'shop.create'`,
    sql`created_at = now() - interval '1 year'`,
  ])
    await expect(testApp.db.one(sql`update audit_log set ${change}`)).rejects.toThrow('never changed')
  await expect(testApp.db.one(sql`delete from audit_log`)).rejects.toThrow('never changed')
  await testApp.db.one(sql`update audit_log set after = after - 'phone'`)
})

test('an unsent email to the former address of a user does not outlive the account', async () => {
  const testApp = await createTestApp()
  const admin = await testApp.createAdmin()
  const { user } = (await admin.send(calls.createUser, { body: { email: 'former@people.example' } })).body
  await testApp.readMailsTo(user.email)
  const params = { id: user.id }
  await admin.send(calls.updateUser, { params, body: { email: personalData.email } })
  expect(await findColumns(testApp.db, personalDataPattern)).toContain('outbox.payload')
  await admin.send(calls.deleteUser, { params })
  expect(await findColumns(testApp.db, personalDataPattern)).toEqual([])
})
