import { emails } from '@mainstreet/contract/messages/en/emails.ts'
import { describe, expect, test } from 'vitest'
import { createNotificationEmail } from './notification-email.ts'
import type { CreatedNotification } from './store.ts'

const { order, messages, dashboard } = emails.notification.view

const createEmail = (values: Partial<CreatedNotification>) =>
  createNotificationEmail(
    {
      id: '0193b5a0-0000-7000-8000-000000000001',
      event: 'order_ready',
      code: 'of_a_newer_version',
      params: {},
      subject: { type: 'order', id: '0193b5a0-0000-7000-8000-000000000002' },
      email: 'kim@example.com',
      name: 'Kim',
      role: 'customer',
      in_app: true,
      sends_email: true,
      ...values,
    } as CreatedNotification,
    { siteUrl: 'https://street.example', unsubscribeSecret: 'the secret of the subscriptions' },
  )

describe('the button of a notification email says where it leads', () => {
  const id = '0193b5a0-0000-7000-8000-000000000003'
  test.each<[Partial<CreatedNotification>, string]>([
    [
      { role: 'customer' },
      `${order}:\nhttps://street.example/my-reservations#0193b5a0-0000-7000-8000-000000000002`,
    ],
    [{ role: 'merchant' }, `${order}:\nhttps://street.example/shop-owner-dashboard`],
    [{ subject: { type: 'thread', id } }, `${messages}:\nhttps://street.example/chat`],
    [
      { role: 'merchant', subject: { type: 'thread', id } },
      `${messages}:\nhttps://street.example/shop-owner-dashboard?view=messages`,
    ],
    [
      { role: 'merchant', subject: { type: 'shop', id } },
      `${dashboard}:\nhttps://street.example/shop-owner-dashboard`,
    ],
    [{ role: 'admin', subject: { type: 'shop', id } }, `${dashboard}:\nhttps://street.example/admin`],
    [
      { role: 'admin', event: 'payment_attention' },
      `${dashboard}:\nhttps://street.example/admin?view=payments`,
    ],
  ])('%j', (values, action) => {
    expect(createEmail(values).text).toContain(`\n${action}\n`)
  })

  test('only admins have no preferences to manage', () => {
    expect(createEmail({ role: 'merchant' }).text).toContain(emails.notification.managePreferences)
    expect(createEmail({ role: 'admin' }).text).not.toContain(emails.notification.managePreferences)
  })
})
