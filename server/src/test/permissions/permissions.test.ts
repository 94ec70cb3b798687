import { randomUUID } from 'node:crypto'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../setup/test-app.ts'
import type { TestResponse, TestUser } from '../setup/test-user.ts'
import {
  createPermissionFixture,
  idKindsByPathPart,
  type PermissionActor,
  type PermissionFixture,
  type ResourceState,
  sendCallAs,
} from './permission-fixture.ts'

/**
 * What a caller may not see is 404, what it may see but not do is 403, and without a session 401.
 * The resource of a row belongs to `customer` (a cart, an order) or to `merchant` (a shop, a product); `stranger` and
 * `rival` are another customer and another merchant with a shop of their own. `shown` is publicly visible; `hidden`
 * belongs to a shop that waits for approval; `archived` is an archived product, `deleted` one that its shop deleted. Forged tokens and those of banned users
 * count as `visitor`; missing and malformed ids follow from each row (below).
 */
const table = `
call                          thing     visitor customer stranger merchant rival admin
getCsrfToken                  -            200      200      200      200   200   200
getAuthConfig                 -            200      200      200      200   200   200
login                         -            401      401      401      401   401   401
register                      -            201      201      201      201   201   201
changePassword                -            401      403      403      403   403   403
updateRole                    -            401      200      200      200   200   200
logout                        -            401      204      204      204   204   204
getMe                         -            401      200      200      200   200   200
clearEmailBounce              -            401      204      204      204   204   204
updateMe                      -            401      200      200      200   200   200
getSavedContact               -            401      200      200      200   200   200
updateSavedContact            -            401      200      200      200   200   200
addSavedAddress               -            401      201      201      201   201   201
updateSavedAddress            -            401      404      404      404   404   404
deleteSavedAddress            -            401      404      404      404   404   404
listSessions                  -            401      200      200      200   200   200
endSession                    -            401      404      404      404   404   404
reportActivity                -            401      200      200      200   200   200
registerCounterDevice         -            401      403      403      403   403   403
removeCounterDevice           -            401      404      404      404   404   404
listSignIns                   -            401      200      200      200   200   200
getFailedSignIns              -            401      200      200      200   200   200
confirmIdentity               -            401      204      204      204   204   204
exportMe                      -            401      200      200      200   200   200
deleteMe                      -            401      204      204      204   204   204
listDemoAccounts              -            200      200      200      200   200   200
listUsers                     -            401      403      403      403   403   200
createUser                    -            401      403      403      403   403   201
getUser                       -            401      403      403      403   403   200
updateUser                    -            401      403      403      403   403   200
deleteUser                    -            401      403      403      403   403   204
searchLocations               -            200      200      200      200   200   200
reverseGeocode                -            200      200      200      200   200   200
getBasemap                    -            200      200      200      200   200   200
reportError                   -            202      202      202      202   202   202
getHealth                     -            200      200      200      200   200   200
getReadiness                  -            200      200      200      200   200   200

listShops                     -            200      200      200      200   200   200
listMapShops                  -            200      200      200      200   200   200
getShop                       shown        200      200      200      200   200   200
getShop                       hidden       404      404      404      200   404   200
countShopProducts             -            200      200      200      200   200   200
createShop                    shown        401      403      403      409   409   409
createShop                    ownerless    401      403      403      201   409   201
updateShop                    shown        401      403      403      200   403   200
updateShop                    hidden       401      403      403      200   404   200
setHours                      shown        401      403      403      200   403   200
setHours                      hidden       401      403      403      200   404   200
deleteShop                    shown        401      403      403      403   403   204
submitShop                    hidden       401      403      403      200   404   200
approveShop                   hidden       401      403      403      403   403   200
rejectShop                    shown        401      403      403      403   403   200
rejectShop                    hidden       401      403      403      403   403   200

listProducts                  -            200      200      200      200   200   200
getSearchSuggestions          -            200      200      200      200   200   200
listHighlights                -            200      200      200      200   200   200
listShopProducts              shown        200      200      200      200   200   200
listShopProducts              hidden       404      404      404      200   404   200
getProduct                    shown        200      200      200      200   200   200
getProduct                    archived     404      404      404      200   404   200
getProduct                    hidden       404      404      404      200   404   200
getFormerProduct              deleted      200      200      200      200   200   200
getFormerProduct              shown        404      404      404      404   404   404
getFormerProduct              archived     404      404      404      404   404   404
getFormerProduct              hidden       404      404      404      404   404   404
listSimilarProducts           shown        200      200      200      200   200   200
listSimilarProducts           archived     404      404      404      200   404   200
listSimilarProducts           hidden       404      404      404      200   404   200
createProduct                 shown        401      403      403      201   403   201
createProduct                 hidden       401      403      403      201   404   201
importProducts                shown        401      403      403      201   403   201
importProducts                hidden       401      403      403      201   404   201
validateProductImport         shown        401      403      403      200   403   200
validateProductImport         hidden       401      403      403      200   404   200
archiveProducts               shown        401      403      403      200   403   200
archiveProducts               hidden       401      403      403      200   404   200
exportProducts                shown        401      403      403      200   403   200
exportProducts                hidden       401      403      403      200   404   200
updateProduct                 shown        401      403      403      200   403   200
updateProduct                 archived     401      403      403      200   404   200
updateProduct                 hidden       401      403      403      200   404   200
archiveProduct                shown        401      403      403      200   403   200
archiveProduct                archived     401      403      403      200   404   200
deleteProduct                 shown        401      403      403      204   403   204
deleteProduct                 archived     401      403      403      204   404   204
restoreProduct                shown        401      403      403      200   403   200
restoreProduct                archived     401      403      403      200   404   200

getCart                       shown        401      200      404      403   403   200
addToCart                     shown        401      200      404      403   403   403
addToCart                     archived     401      404      404      403   403   403
addToCart                     hidden       401      404      404      403   403   403
mergeCart                     shown        401      200      404      403   403   403
previewCart                   shown        200      200      200      200   200   200
setCartQuantity               shown        401      200      404      403   403   403
removeFromCart                shown        401      204      404      403   403   403

placeOrder                    shown        401      201      201      403   403   403
placeOrder                    archived     401      404      404      403   403   403
placeOrder                    hidden       401      404      404      403   403   403
getOrder                      shown        401      200      404      200   404   200
updateOrderStatus             shown        401      200      404      200   404   200
markOrderReady                shown        401      403      403      200   404   200
getPickupPassLink             shown        401      200      404      403   403   404
getPickupPass                 shown        200      200      200      200   200   200
listShopOrders                shown        401      403      403      200   404   200
listShopOrders                hidden       401      403      403      200   404   200
countOpenOrders               shown        401      403      403      200   404   200
countOpenOrders               hidden       401      403      403      200   404   200
listCustomerOrders            shown        401      200      404      403   403   200

createCheckout                shown        401      201      201      403   403   403
createCheckout                archived     401      404      404      403   403   403
createCheckout                hidden       401      404      404      403   403   403
getPaymentOptions             -            401      200      200      403   403   200
getCheckout                   paid         401      200      404      403   403   200
cancelCheckout                unpaid       401      200      404      403   403   403
getCheckoutBySession          paid         401      200      404      403   403   200
getCheckoutBySession          unpaid       401      404      404      403   403   404
getOrderLedger                paid         401      200      404      200   404   200
getOrderLedger                unpaid       401      200      404      404   404   200
refundOrder                   paid         401      403      403      201   404   201
retryRefund                   paid         401      403      403      200   404   200
listShopBalances              shown        401      403      403      200   404   200
listShopBalances              hidden       401      403      403      200   404   200
exportShopBalances            shown        401      403      403      200   404   200
exportShopBalances            hidden       401      403      403      200   404   200
listPayouts                   shown        401      403      403      200   404   200
listPayouts                   hidden       401      403      403      200   404   200
recordPayout                  paid         401      403      403      403   403   201
deletePayout                  paid         401      403      403      403   403   204
listPaymentDiscrepancies      -            401      403      403      403   403   200
getCardPaymentState           -            401      403      403      403   403   200
setCardPaymentState           -            401      403      403      403   403   200
listDisputes                  -            401      403      403      403   403   200
resolvePaymentDiscrepancy     paid         401      403      403      403   403   200

listOrderMessages             shown        401      200      404      200   404   200
sendOrderMessage              shown        401      201      404      201   404   403
listConversations             shown        401      403      403      200   403   200
listConversations             hidden       401      403      403      200   404   200
listThreads                   shown        401      200      403      403   403   200
listMessages                  shown        401      200      404      200   404   200
listMessages                  hidden       401      404      404      404   404   404
sendMessage                   shown        401      201      404      201   404   403
sendMessage                   hidden       401      404      404      404   404   403
markThreadRead                shown        401      200      404      200   404   403
listNotifications             -            401      200      200      200   200   200
markNotificationsRead         -            401      200      200      200   200   200
getNotificationPreferences    -            401      200      200      200   200   200
updateNotificationPreferences -            401      200      200      200   200   422
getEmailSubscription          shown        200      200      200      200   200   200
updateEmailSubscription       shown        200      200      200      200   200   200

getShopReview                 shown        401      403      403      200   403   200
getShopReview                 hidden       401      403      403      200   404   200
getShopOverview               shown        401      403      403      200   403   200
getShopOverview               hidden       401      403      403      200   404   200
getShopInsights               shown        401      403      403      200   403   200
getShopInsights               hidden       401      403      403      200   404   200
getMarketplaceInsights        -            401      403      403      403   403   200
listReviewQueue               -            401      403      403      403   403   200
listAllOrders                 -            401      403      403      403   403   200
listAuditLog                  -            401      403      403      403   403   200
exportAuditLog                -            401      403      403      403   403   200
listClientErrors              -            401      403      403      403   403   200
listClientErrorReports        -            401      403      403      403   403   200
resolveClientError            -            401      403      403      403   403   200
getBackupState                -            401      403      403      403   403   200
listDeadLetters               -            401      403      403      403   403   200
requeueDeadLetter             -            401      403      403      403   403   200
deleteDeadLetter              -            401      403      403      403   403   200
`

const [[, , ...actors], ...rows] = table
  .trim()
  .split(/\n+/)
  .map((line) => line.split(/ +/)) as [string[], ...string[][]]
const cases = rows.map(([name = '', thing = '', ...statuses]) => ({
  name: name as CallName,
  thing: thing as ResourceState,
  expected: Object.fromEntries(actors.map((actor, index) => [actor, Number(statuses[index])])) as Record<
    PermissionActor,
    number
  >,
}))

let testApp: TestApp
/** Tokens that prove nothing. */
let usersWithInvalidTokens: TestUser[]

beforeAll(async () => {
  testApp = await createTestApp()
  const banned = await testApp.createAdmin()
  await testApp.db.one(sql`update users set banned_at = now() where id = ${banned.id}`)
  const admin = await testApp.createAdmin()
  usersWithInvalidTokens = [
    banned,
    withToken(`demo-${admin.id}-${Date.now() + 5}`),
    withToken('eyJhbGciOiJub25lIn0.e30.'),
  ]
})

function withToken(token: string): TestUser {
  const headers = { authorization: `Bearer ${token}` }
  return {
    id: randomUUID(),
    token,
    send: (call, given) => testApp.anonymous.send(call, { ...given, headers }),
  }
}

const unchangedFixtures = new Map<ResourceState, Promise<PermissionFixture>>()

/** Shared by requests that change nothing in it. */
function getUnchangedFixture(thing: ResourceState): Promise<PermissionFixture> {
  const fixture = unchangedFixtures.get(thing) ?? createPermissionFixture(testApp, thing)
  unchangedFixtures.set(thing, fixture)
  return fixture
}

/** Everything except the id of the request. */
const toStatusAndCode = ({ status, body }: TestResponse<CallShape>) => ({
  status,
  body: { ...(body as object), requestId: '' },
})

const codes: Record<number, string> = {
  401: 'unauthenticated',
  403: 'not_allowed',
  404: 'not_found',
  409: 'conflict',
  422: 'rule_violation',
}

describe.each(cases)('$name of a resource that is $thing', ({ name, thing, expected }) => {
  const call: CallShape = calls[name]
  const changes = call?.method !== 'GET'

  test('responds as the table says', async () => {
    let shared = await createPermissionFixture(testApp, thing)
    const got: Partial<Record<PermissionActor, number>> = {}
    for (const actor of actors as PermissionActor[]) {
      const response = await sendCallAs(name, thing, actor, shared)
      got[actor] = response.status
      if (response.status >= 400 && name !== 'login')
        expect(response.body).toMatchObject({ code: codes[response.status] })
      if (changes && response.status < 300) shared = await createPermissionFixture(testApp, thing)
    }
    expect(got).toEqual(expected)
  })

  test('treats a forged token and that of a banned user as none', async () => {
    const world = await getUnchangedFixture(thing)
    for (const as of usersWithInvalidTokens) {
      const { status } = await sendCallAs(name, thing, 'visitor', world, as)
      expect(status).toBe(expected.visitor)
    }
  })
})

const withIds = cases.filter(({ name, thing }) => thing !== 'ownerless' && /:/.test(calls[name]?.path ?? ''))

describe.each(withIds)(
  '$name of a resource that is $thing, with an unknown id',
  ({ name, thing, expected }) => {
    const params = calls[name].path.match(/(?<=:)\w+/g) ?? []

    test.each(params)('%s identifies nothing', async (param) => {
      const world = await getUnchangedFixture(thing)
      const kind =
        idKindsByPathPart[
          calls[name].path.split('/').at(calls[name].path.split('/').indexOf(`:${param}`) - 1) ?? ''
        ]
      for (const id of [randomUUID(), 'not-an-id', '%00', "' or 1=1 --"]) {
        const lost = { ...world, [kind as string]: id }
        for (const actor of actors as PermissionActor[]) {
          const response = await sendCallAs(name, thing, actor, lost)
          // without the role for a call the response reveals nothing else
          const rejected = [401, 403].includes(expected[actor]) ? [expected[actor], 404] : [404]
          expect(rejected, `${actor} with ${id}: ${JSON.stringify(response.body)}`).toContain(response.status)
          if (expected.visitor === 401 && actor === 'visitor') expect(response.status).toBe(401)
        }
      }
    })

    test('cannot be distinguished from a resource that must not be seen', async () => {
      const world = await getUnchangedFixture(thing)
      const missing = {
        ...world,
        shop: randomUUID(),
        product: randomUUID(),
        order: randomUUID(),
        checkout: randomUUID(),
        session: 'cs_test_forged',
        refund: randomUUID(),
      }
      for (const actor of actors as PermissionActor[]) {
        if (expected[actor] !== 404) continue
        expect(toStatusAndCode(await sendCallAs(name, thing, actor, world))).toEqual(
          toStatusAndCode(await sendCallAs(name, thing, actor, missing)),
        )
      }
    })
  },
)

test('every call is in the table', () => {
  const named = new Set(cases.map(({ name }) => name))
  expect(Object.keys(calls).filter((name) => !named.has(name as CallName))).toEqual([])
  expect([...named].filter((name) => !(name in calls))).toEqual([])
})

test('every call with an id has a row for hidden resources, if it can meet any', () => {
  const met = new Set(
    cases.filter(({ thing }) => thing === 'hidden' || thing === 'archived').map(({ name }) => name),
  )
  const publicResourceCalls = Object.entries(calls as Record<string, CallShape>).filter(
    ([, { path, access }]) => /^\/api\/(shops|products)\/:id/.test(path) && access !== 'admin',
  )
  expect(publicResourceCalls.map(([name]) => name).filter((name) => !met.has(name as CallName))).toEqual([])
})

test('a customer can only cancel; the shop and the admin can complete', async () => {
  const got: Record<string, number> = {}
  for (const actor of ['customer', 'stranger', 'merchant', 'rival', 'admin'] as const) {
    const world = await createPermissionFixture(testApp, 'shown')
    const { status } = await world.users[actor].send(calls.updateOrderStatus, {
      params: { id: world.order },
      body: { status: 'completed' },
    })
    got[actor] = status
  }
  expect(got).toEqual({ customer: 403, stranger: 404, merchant: 200, rival: 404, admin: 200 })
})

test('a customer who opens a shop is still the customer of earlier orders', async () => {
  const { users, order, refund, shop } = await createPermissionFixture(testApp, 'paid')
  const { customer } = users
  const role = await customer.send(calls.updateRole, { body: { userId: customer.id, role: 'merchant' } })
  expect(role.body.user).toMatchObject({ role: 'merchant' })
  const params = { id: order }
  const responses = {
    seen: await customer.send(calls.getOrder, { params }),
    refunded: await customer.send(calls.refundOrder, { params, body: { reason: 'Mine' } }),
    retried: await customer.send(calls.retryRefund, { params: { id: refund } }),
    ready: await customer.send(calls.markOrderReady, { params }),
    completed: await customer.send(calls.updateOrderStatus, { params, body: { status: 'completed' } }),
    orders: await customer.send(calls.listShopOrders, { params: { id: shop } }),
    owed: await customer.send(calls.listShopBalances, { params: { id: shop } }),
    exported: await customer.send(calls.exportShopBalances, { params: { id: shop } }),
  }
  expect(Object.fromEntries(Object.entries(responses).map(([what, { status }]) => [what, status]))).toEqual({
    seen: 200,
    refunded: 403,
    retried: 403,
    ready: 403,
    completed: 403,
    orders: 404,
    owed: 404,
    exported: 404,
  })
  const ledger = (await users.merchant.send(calls.getOrderLedger, { params })).body.ledger
  expect(ledger.refunds).toMatchObject([{ id: refund, state: 'failed' }])
})

test("nobody can write, order or own in another user's name", async () => {
  const { users, order, shop, product } = await createPermissionFixture(testApp, 'shown')
  const params = { id: order }
  const { customer, merchant, stranger, rival } = users
  const sentMessage = await customer.send(calls.sendOrderMessage, {
    params,
    body: { message: 'Hello', sender_id: merchant.id, sender_type: 'merchant' },
  })
  expect(sentMessage.status).toBe(403)

  const placed = await customer.send(calls.placeOrder, {
    body: {
      shop_id: shop,
      product_id: product,
      customer_name: 'Kim',
      customer_id: stranger.id,
      total_amount: 0.01,
      status: 'completed',
      payment_status: 'paid',
    },
  })
  expect(placed.body.order).toMatchObject({
    customer_id: customer.id,
    total_amount: 12,
    payment_status: 'none',
  })

  const taken = await rival.send(calls.updateShop, {
    params: { id: (await rival.send(calls.getMe)).body.user.shop_id ?? '' },
    body: { owner_id: merchant.id, status: 'rejected', about_shop: 'Mine' },
  })
  expect(taken.body.shop).toMatchObject({ owner_id: rival.id, status: 'approved' })
  const moved = await merchant.send(calls.updateProduct, {
    params: { id: product },
    body: { shop_id: taken.body.shop.id, name: 'Jam' },
  })
  expect(moved.body.product).toMatchObject({ shop_id: shop })
})

test('no list contains what its reader may not see', async () => {
  const name = 'Unheard-of'
  const readers = [testApp.anonymous, await testApp.createCustomer(), (await testApp.createShop()).merchant]
  const pending = await testApp.createShop({ name, status: 'pending_approval' })
  const rejected = await testApp.createShop({ name, status: 'rejected' })
  const open = await testApp.createShop()
  const products = [
    await testApp.createProduct({ name, shop: pending }),
    await testApp.createProduct({ name, shop: rejected }),
    await testApp.createProduct({ name, shop: open, is_archived: true }),
  ]
  const secrets = [pending.id, rejected.id, ...products.map(({ id }) => id)]
  const requested: [CallShape, Record<string, string>, Record<string, string>][] = [
    [calls.listShops, {}, { search: name }],
    ...(['pending_approval', 'rejected'] as const).map(
      (status): [CallShape, Record<string, string>, Record<string, string>] => [
        calls.listShops,
        {},
        { status },
      ],
    ),
    [calls.listProducts, {}, { search: name, includeArchived: 'true' }],
    [calls.listProducts, {}, { shop_id: pending.id, includeArchived: 'true' }],
    [calls.listShopProducts, { id: open.id }, { includeArchived: 'true' }],
    [calls.getSearchSuggestions, {}, { q: name }],
  ]
  for (const reader of readers)
    for (const [call, params, query] of requested) {
      const { body } = await reader.send(call, { params, query })
      const seen = secrets.filter((id) => JSON.stringify(body).includes(id))
      expect(seen, `${call.path} ${JSON.stringify(query)}`).toEqual([])
    }
  const counts = await testApp.anonymous.send(calls.countShopProducts, {
    body: { shopIds: [pending.id, open.id] },
  })
  expect(Object.values(counts.body.productCounts).every((count) => count === 0)).toBe(true)
})
