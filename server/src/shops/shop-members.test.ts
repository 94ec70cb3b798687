import { calls } from '@mainstreet/contract/calls.ts'
import { getConstraintName } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { interleaveAt } from '../test/faults/query-faults.ts'
import type { TestShop } from '../test/setup/factories.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { deleteShopMembers, setShopOwner } from './members-store.ts'

const testApp = await createTestApp()
const { db } = testApp
const admin = await testApp.createAdmin()

const listMembers = async (shopId: string) =>
  (await db.many<{ user_id: string }>(sql`select user_id from shop_members where shop_id = ${shopId}`)).map(
    ({ user_id }) => user_id,
  )
const findOwnerId = async ({ id }: { id: string }) =>
  (await admin.send(calls.getShop, { params: { id } })).body.shop.owner_id
const findOwnShopId = async (user: TestUser) => (await user.send(calls.getMe)).body.user.shop_id
const transferShop = ({ merchant }: TestShop, to: TestUser) =>
  admin.send(calls.deleteUser, { params: { id: merchant.id }, query: { shop: 'transfer', to: to.id } })
const rename = ({ id }: { id: string }, as: TestUser) =>
  as.send(calls.updateShop, { params: { id }, body: { name: 'Renamed' } })
const getViolation = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => getConstraintName(error),
  )

test('the database holds one owner per shop and one owned shop per user', async () => {
  const [shop, other] = [await testApp.createShop(), await testApp.createShop()]
  const merchant = await testApp.createMerchant()
  const addOwner = (shopId: string, userId: string) =>
    getViolation(
      db.one(sql`insert into shop_members (shop_id, user_id, role) values (${shopId}, ${userId}, 'owner')`),
    )
  expect(await addOwner(shop.id, merchant.id)).toBe('shop_members_one_owner')
  expect(await getViolation(db.tx((tx) => setShopOwner(tx, shop.id, other.merchant.id, new Date())))).toBe(
    'shop_members_one_owned_shop',
  )
  await db.tx((tx) => deleteShopMembers(tx, other.id))
  expect(await addOwner(other.id, shop.merchant.id)).toBe('shop_members_one_owned_shop')
  expect(await addOwner(other.id, merchant.id)).toBeUndefined()
  expect(await listMembers(shop.id)).toEqual([shop.merchant.id])
  expect(await listMembers(other.id)).toEqual([merchant.id])
})

test('who may change a shop and its products: its owner and admins, nobody else', async () => {
  const shop = await testApp.createShop()
  const { id } = await testApp.createProduct({ shop })
  const rival = (await testApp.createShop()).merchant
  const ownerless = await testApp.createShop()
  await db.tx((tx) => deleteShopMembers(tx, ownerless.id))
  const status = async (as: TestUser) => [
    (await rename(shop, as)).status,
    (await as.send(calls.updateProduct, { params: { id }, body: { name: 'Tea' } })).status,
    (await rename(ownerless, as)).status,
  ]
  expect(await status(shop.merchant)).toEqual([200, 200, 403])
  expect(await status(admin)).toEqual([200, 200, 200])
  expect(await status(rival)).toEqual([403, 403, 403])
  expect(await status(await testApp.createMerchant())).toEqual([403, 403, 403])
  expect(await status(await testApp.createCustomer())).toEqual([403, 403, 403])
  expect(await status(testApp.anonymous)).toEqual([401, 401, 401])
})

test('a transfer gives the shop to the successor and changes its version', async () => {
  const shop = await testApp.createShop()
  const successor = await testApp.createMerchant()
  const before = (await admin.send(calls.getShop, { params: { id: shop.id } })).body.shop
  expect((await transferShop(shop, successor)).status).toBe(204)
  const after = (await admin.send(calls.getShop, { params: { id: shop.id } })).body.shop
  expect(after).toMatchObject({ owner_id: successor.id, version: before.version + 1 })
  expect(await listMembers(shop.id)).toEqual([successor.id])
  expect((await rename(shop, successor)).status).toBe(200)
})

test('of two transfers to one merchant at the same time, one is rejected and changes nothing', async () => {
  for (const _ of Array.from({ length: 5 })) {
    const [first, second] = [await testApp.createShop(), await testApp.createShop()]
    const successor = await testApp.createMerchant()
    const both = await Promise.all([first, second].map((shop) => transferShop(shop, successor)))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422])
    const [won, lost] = both[0]?.status === 204 ? [first, second] : [second, first]
    expect(await findOwnerId(won)).toBe(successor.id)
    expect(await findOwnerId(lost)).toBe(lost.merchant.id)
    expect(await findOwnShopId(successor)).toBe(won.id)
    expect(await findOwnShopId(lost.merchant)).toBe(lost.id)
  }
})

test('a merchant who creates a shop during a transfer to them ends up with one shop', async () => {
  const shop = await testApp.createShop()
  const successor = await testApp.createMerchant()
  const body = { name: 'New place', category: 'Gifts', location: '5 Main Street' }
  const [moved, created] = await Promise.all([
    transferShop(shop, successor),
    successor.send(calls.createShop, { body }),
  ])
  expect([
    [204, 409],
    [422, 201],
  ]).toContainEqual([moved.status, created.status])
  const shops = await db.many(sql`select shop_id from shop_members where user_id = ${successor.id}`)
  expect(shops).toHaveLength(1)
})

test('a former owner whose change waits for the transfer no longer may change the shop', async () => {
  const shop = await testApp.createShop()
  const successor = await testApp.createMerchant()
  const changing = interleaveAt(db, 'insert into shop_members', () => rename(shop, shop.merchant))
  await db.tx(async (tx) => {
    await tx.one(sql`update shops set version = version + 1 where id = ${shop.id}`)
    await setShopOwner(tx, shop.id, successor.id, new Date())
  })
  expect(await changing).toMatchObject({ status: 404 })
  expect(await findOwnerId(shop)).toBe(successor.id)
})

test('a shop that is deleted during a transfer has no members', async () => {
  const shop = await testApp.createShop()
  const successor = await testApp.createMerchant()
  const deleting = interleaveAt(db, 'insert into shop_members', () =>
    admin.send(calls.deleteShop, { params: { id: shop.id } }),
  )
  expect((await transferShop(shop, successor)).status).toBe(204)
  expect(await deleting).toMatchObject({ status: 204 })
  expect(await listMembers(shop.id)).toEqual([])
  expect(await findOwnShopId(successor)).toBeNull()
})

test('after the deletion of a shop its merchant can create another one', async () => {
  const { id, merchant } = await testApp.createShop()
  expect((await admin.send(calls.deleteShop, { params: { id } })).status).toBe(204)
  expect(await findOwnShopId(merchant)).toBeNull()
  const body = { name: 'Second try', category: 'Gifts', location: '5 Main Street' }
  const created = await merchant.send(calls.createShop, { body })
  expect(created.status).toBe(201)
  expect(await listMembers(id)).toEqual([])
  expect(await listMembers(created.body.shop.id)).toEqual([merchant.id])
})

test('a shop stays without an owner when its user is deleted', async () => {
  const shop = await testApp.createShop()
  await db.one(sql`delete from users where id = ${shop.merchant.id}`)
  expect(await findOwnerId(shop)).toBeNull()
  expect(await listMembers(shop.id)).toEqual([])
  expect((await testApp.anonymous.send(calls.getShop, { params: { id: shop.id } })).status).toBe(200)
})
