import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../setup/test-app.ts'
import {
  createPermissionFixture,
  type PermissionFixture,
  type ResourceState,
  sendCallAs,
} from './permission-fixture.ts'

/** Calls that an admin may make without leaving an entry in the audit log, and why. */
const exceptions: Partial<Record<CallName, string>> = {
  // nothing changes, and what is read is public
  getCsrfToken: 'no data',
  getAuthConfig: 'public',
  getHealth: 'public',
  searchLocations: 'public',
  reverseGeocode: 'public',
  getBasemap: 'public',
  listDemoAccounts: 'public',
  listMapShops: 'public',
  countShopProducts: 'public',
  listProducts: 'public',
  getSearchSuggestions: 'public',
  listHighlights: 'public',
  getFormerProduct: 'public',
  listSimilarProducts: 'public',
  previewCart: 'reads public products only',
  getPaymentOptions: 'public',
  getPickupPass: 'public for whoever has the link, and without personal data',
  getEmailSubscription: 'for whoever has the link, and without personal data',
  getReadiness: 'public',
  // what a review is about: the profile of a shop, which is public once it is approved, and who opened it
  listShops: 'profiles of shops',
  getShop: 'the profile of a shop',
  getShopReview: 'the profile of a shop and its decisions',
  listReviewQueue: 'profiles of shops, with the owners who wait for a decision',
  listShopProducts: 'products of a shop',
  getProduct: 'a product',
  exportProducts: 'products of a shop',
  validateProductImport: 'changes nothing, and shows products of a shop',
  // numbers without customers
  countOpenOrders: 'a number',
  getShopOverview: 'numbers',
  getShopInsights: 'numbers',
  getMarketplaceInsights: 'numbers',
  listPaymentDiscrepancies: 'amounts without customers',
  listDisputes: 'amounts without customers',
  getCardPaymentState: 'a setting',
  // the running of the installation
  listAuditLog: 'the log itself; its export has an entry',
  listClientErrors: 'groups of errors without users',
  listClientErrorReports: 'reports of browsers',
  getBackupState: 'times and a size',
  listDeadLetters: 'jobs without their content',
  // the admin's own account, session and notifications
  login: 'starts a session of one’s own',
  register: 'creates an account of one’s own',
  logout: 'ends a session of one’s own',
  getMe: 'own data',
  updateMe: 'the own name',
  getSavedContact: 'own data',
  updateSavedContact: 'the own phone number',
  addSavedAddress: 'an own address',
  updateSavedAddress: 'an own address',
  deleteSavedAddress: 'an own address',
  clearEmailBounce: 'a setting of the own account',
  listSessions: 'own data',
  reportActivity: 'the own session',
  registerCounterDevice: 'the own session',
  removeCounterDevice: 'an own session',
  listSignIns: 'own data',
  getFailedSignIns: 'own data',
  confirmIdentity: 'the own session',
  exportMe: 'own data',
  listNotifications: 'own data',
  markNotificationsRead: 'own data',
  getNotificationPreferences: 'own data',
  updateEmailSubscription: 'a preference of whoever has the link',
  reportError: 'a report of the own browser',
  resolveClientError: 'has an entry if there are such errors (server/src/admin/audited-reads.test.ts)',
}

const states: ResourceState[] = ['shown', 'paid', 'hidden', 'ownerless']

/** What must have happened before, so that the call changes something. */
const preparations: Partial<Record<CallName, (fixture: PermissionFixture) => Promise<unknown>>> = {
  submitShop: ({ users, shop }) =>
    users.admin.send(calls.rejectShop, { params: { id: shop }, body: { reason: 'Not yet' } }),
  setCardPaymentState: ({ users }) =>
    users.admin.send(calls.setCardPaymentState, { body: { stopped: true, reason: 'A test' } }),
  restoreProduct: ({ users, product }) => users.admin.send(calls.deleteProduct, { params: { id: product } }),
}

/** Undefined when no state of the resource lets an admin make the call. */
async function leavesEntry(
  testApp: TestApp,
  name: CallName,
  getFixture: (state: ResourceState) => Promise<PermissionFixture>,
): Promise<boolean | undefined> {
  let isAllowed: boolean | undefined
  for (const state of states) {
    const shared = await getFixture(state)
    const admin = await testApp.createAdmin()
    const fixture = { ...shared, users: { ...shared.users, admin } }
    await preparations[name]?.(fixture)
    const count = () =>
      testApp.db.many(sql`select id from audit_log where actor_id = ${fixture.users.admin.id}`)
    const before = await count()
    const { status } = await sendCallAs(name, state, 'admin', fixture)
    if (status === 403) return undefined
    if (status >= 300) continue
    if ((await count()).length > before.length) return true
    isAllowed = false
  }
  return isAllowed
}

test('whatever an admin changes, and whatever private data an admin reads, has an entry with the admin', async () => {
  const testApp = await createTestApp()
  const shared = new Map<ResourceState, Promise<PermissionFixture>>()
  const create = (state: ResourceState) => createPermissionFixture(testApp, state)
  const share = (state: ResourceState) => {
    const fixture = shared.get(state) ?? create(state)
    shared.set(state, fixture)
    return fixture
  }
  const withoutEntry: string[] = []
  for (const name of Object.keys(calls) as CallName[]) {
    if (name in exceptions) continue
    const isRead = calls[name].method === 'GET'
    if ((await leavesEntry(testApp, name, isRead ? share : create)) === false) withoutEntry.push(name)
  }
  expect(withoutEntry).toEqual([])
}, 180_000)

test('an exception is a call that exists', () => {
  const known: Record<string, CallShape> = calls
  expect(Object.keys(exceptions).filter((name) => !(name in known))).toEqual([])
})
