import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createUserWithData, personalData } from '../../test/accounts/create-user-with-data.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

/** Columns with the id of a user: the part of the export that has their rows. */
const exportedAs: Record<string, string> = {
  'account_factors.account_id': 'account',
  'account_identities.account_id': 'account',
  'account_sessions.account_id': 'sessions',
  'accounts.id': 'account',
  'audit_log.actor_id': 'activity',
  'audit_log.subject_id': 'access',
  'cart_items.user_id': 'cart',
  'chat_messages.sender_id': 'direct_messages',
  'chat_threads.customer_id': 'threads',
  'client_errors.user_id': 'error_reports',
  'delivery_addresses.user_id': 'saved_addresses',
  'images.owner_id': 'images',
  'notification_preferences.user_id': 'notification_preferences',
  'notifications.user_id': 'notifications',
  'order_events.actor_id': 'order_events',
  'order_messages.sender_id': 'messages',
  'orders.customer_id': 'orders',
  'payments.customer_id': 'payments',
  'shop_members.user_id': 'shop',
  'sign_in_attempts.account_id': 'sign_ins',
  'storage_objects.owner_id': 'files',
  'users.id': 'user',
  'webauthn_credentials.account_id': 'account',
}

/** Columns with the id of a user that are not in the export, and why. */
const exceptions: Record<string, string> = {
  'user_claims.user_id': 'a view of users and memberships',
  'accounts.email_change_session_id': 'a session',
  'account_sessions.factor_id': 'a second factor',
  'auth_flows.account_id': 'secrets of a sign-in that is not complete, for minutes',
  'chat_messages.customer_id':
    'the customer of the conversation; messages of others are not the data of the user',
  'code_failures.account_id': 'a counter for a day',
  'demo_sessions.user_id': 'a hash, in demo mode only',
  'email_tokens.account_id': 'hashes of the links of emails, for an hour',
  'factor_challenges.factor_id': 'a second factor, for minutes',
  'factor_challenges.session_id': 'a session',
  'factor_recovery_codes.factor_id': 'a second factor',
  'passkey_challenges.session_id': 'a session',
  'idempotency_keys.user_id': 'copies of responses, for a day',
  'refunds.requested_by': 'what a merchant did for a customer; it is in the activity',
  'revoked_subjects.subject': 'a session or user that has ended',
  'storage_buckets.owner_id': 'created by services, not by users',
  'storage_quotas.owner_id': 'the sum of the bytes of files and images',
  'webauthn_credentials.factor_id': 'a second factor',
}

/** Columns whose uuid is never that of a user. */
const otherIds =
  /\.(id|key|shop_id|product_id|variant_id|order_id|parent_order_id|cart_item_ids|dispute_id|fingerprint|file_id|version)$/

test('each column with the id of a user is exported, or has an exception', async () => {
  const { db } = await createTestApp()
  const columns = await db.many<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and udt_name in ('uuid', '_uuid') order by 1`)
  const known = new Set([...Object.keys(exportedAs), ...Object.keys(exceptions)])
  const names = columns.map(({ name }) => name)
  expect(names.filter((name) => !known.has(name) && !otherIds.test(name))).toEqual([])
  expect([...known].filter((name) => !names.includes(name))).toEqual([])
})

test('the export of a user who has used everything has something in each part', async () => {
  const testApp = await createTestApp()
  const { me, admin, shopId, order } = await createUserWithData(testApp)
  await testApp.db.one(sql`
    insert into refunds (id, order_id, amount_cents, reason, state, created_at, updated_at)
    values (gen_random_uuid(), ${order.id}, 100, 'Broken', 'succeeded', now(), now())`)
  await admin.send(calls.getUser, { params: { id: me.id } })
  const body = (await me.send(calls.exportMe)).body as unknown as Record<string, unknown[]>
  const empty = Object.entries(body).filter(
    ([, part]) => part === null || (Array.isArray(part) && part.length === 0),
  )
  expect(empty.map(([name]) => name)).toEqual([])
  for (const part of Object.values(exportedAs)) expect(body).toHaveProperty(part)

  expect(body).toMatchObject({
    account: {
      email: personalData.email,
      identities: [{ provider: 'email' }],
      factors: [{ factor_type: 'totp', friendly_name: personalData.text, status: 'unverified' }],
      passkeys: [{ friendly_name: personalData.text, last_used_at: null }],
    },
    shop: { id: shopId, phone: personalData.phone },
    shop_reviews: [{ action: 'shop.approve', reason: null }],
    addresses: [{ address: personalData.address }],
    phone: personalData.phone,
    saved_addresses: [{ address: personalData.address, is_default: true }],
    payments: [{ amount_cents: 1200, currency: 'usd' }],
    refunds: [{ amount_cents: 100, reason: 'Broken' }],
    files: [{ name: `${me.id}/${personalData.fileName}` }],
    error_reports: [{ report: { message: `${personalData.text} failed` } }],
  })
  expect(body.access).toContainEqual(expect.objectContaining({ action: 'user.read', actor_role: 'admin' }))
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/password_hash|token_hash|argon2|secret/)
  // only the user's side of conversations, and no admin by name or id
  expect(text).not.toContain('Anybody there?')
  expect(JSON.stringify(body.access)).not.toContain(admin.id)
})

test('the export has all rows of a long list, each once', async () => {
  const testApp = await createTestApp()
  const me = await testApp.createCustomer()
  const count = 10_001
  await testApp.db.one(sql`
    insert into notifications (id, user_id, event, source, code, params, subject, in_app, created_at)
    select gen_random_uuid(), ${me.id}, 'order_message', number, 'order_message', jsonb_build_object('number', number), '{}',
      true, timestamptz '2026-01-01' + (number / 100) * interval '1 second'
    from generate_series(1, ${count}::integer) as number`)
  await testApp.db.one(sql`
    insert into audit_log (actor_id, actor_role, action, subject_type, subject_id)
    select ${me.id}, 'customer', 'user.update', 'user', ${me.id} from generate_series(1, 1000)`)
  const { notifications, activity } = (await me.send(calls.exportMe)).body as unknown as Record<
    string,
    { params: { number: number } }[]
  >
  expect(new Set(notifications?.map(({ params }) => params.number)).size).toBe(count)
  expect(notifications).toHaveLength(count)
  expect(activity).toHaveLength(1000)
})
