import { randomUUIDv7 } from 'node:crypto'
import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import {
  type NotificationPreference,
  type UserNotification,
  userNotification,
} from '@mainstreet/contract/notifications/notification.ts'
import type { NotificationContent } from '@mainstreet/contract/notifications/notification-content.ts'
import {
  getDefaultNotificationPreference,
  type NotificationEvent,
} from '@mainstreet/contract/notifications/notification-events.ts'
import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { PageQuery } from '@mainstreet/contract/paging.ts'
import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { presentRow, type RowOf } from '@mainstreet/platform/db/present-row.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { emailBouncedAt } from '../accounts/email-bounces-store.ts'
import { ownerOf } from '../shops/members-store.ts'

export type NotificationRow = RowOf<UserNotification> & { user_id: string }

export function presentNotification(row: NotificationRow): UserNotification {
  return presentRow(userNotification, row)
}

const notificationColumns = sql`id, user_id, event, code, params, subject, created_at, read_at`

/** A notification without its cause. */
export type NotificationDraft = NotificationContent & {
  user_id: string
  event: NotificationEvent
  /** Instead of that of the event: one notification for several events. */
  source?: string
}

/** What a user is notified of; `source` identifies the cause, for deduplication. */
export type NewNotification = NotificationDraft & Pick<UserNotification, 'subject'> & { source: string }

export type CreatedNotification = NotificationRow & {
  in_app: boolean
  sends_email: boolean
  email: string
  name: string
  role: StoredRole
}

/**
 * Undefined when it exists already, when the user has no channel enabled for it, or when the user is gone. A
 * notification that goes by email only is stored too, but never listed.
 */
export function insertNotification(
  reader: Queryable,
  notification: NewNotification,
  isMailEnabled: boolean,
  now: Date,
) {
  const defaults = getDefaultNotificationPreference(notification.event)
  // `join users`: on Citus an insert that selects from CTEs alone needs all nodes
  return reader.one<CreatedNotification>(sql`
    with hearer as (
      select u.id, u.email, u.name, u.role, coalesce(c.in_app, ${defaults.in_app}) as in_app,
        coalesce(c.email, ${defaults.email}) and ${isMailEnabled} and u.email <> '' and ${emailBouncedAt} is null as sends_email
      from users u left join notification_preferences c on c.user_id = u.id and c.event = ${notification.event}
      where u.id = ${notification.user_id} and u.banned_at is null for key share of u
    ), told as (
      insert into notifications (id, user_id, event, source, code, params, subject, in_app, created_at)
      select ${randomUUIDv7()}::uuid, u.id, ${notification.event}, ${notification.source}, ${notification.code}, ${JSON.stringify(notification.params)}::jsonb,
        ${JSON.stringify(notification.subject)}::jsonb, h.in_app, ${now}::timestamptz
      from hearer h join users u on u.id = h.id where h.in_app or h.sends_email
      on conflict (user_id, event, source) do nothing
      returning *
    )
    select t.id, t.user_id, t.event, t.code, t.params, t.subject, t.created_at, t.read_at, t.in_app, h.sends_email, h.email, h.name, h.role
    from told t join hearer h on h.id = t.user_id`)
}

type NotificationPageQuery = PageQuery & { unread: boolean }

export function listNotificationRows(
  reader: Queryable,
  userId: string,
  { page, limit, unread }: NotificationPageQuery,
) {
  return reader.many<NotificationRow>(
    pageOf(
      sql`
    select ${notificationColumns} from notifications where user_id = ${userId} and in_app ${unread ? sql`and read_at is null` : sql``}
    order by created_at desc, id desc`,
      { limit, offset: (page - 1) * limit },
    ),
  )
}

export function countNotifications(reader: Queryable, userId: string, unread: boolean): Promise<number> {
  return countRows(
    reader,
    sql`notifications
    where user_id = ${userId} and in_app ${unread ? sql`and read_at is null` : sql``}`,
  )
}

/** All of them when no id is given. */
export function markNotificationsRead(
  reader: Queryable,
  userId: string,
  ids: string[] | undefined,
  now: Date,
) {
  const which = ids === undefined ? sql`true` : sql`id = ${anyUuid(ids)}`
  return reader.one(sql`
    update notifications set read_at = ${now} where user_id = ${userId} and in_app and read_at is null and ${which}`)
}

export function listPreferenceRows(reader: Queryable, userId: string): Promise<NotificationPreference[]> {
  return reader.many<NotificationPreference>(sql`
    select event, in_app, email from notification_preferences where user_id = ${userId}`)
}

/** The last of several preferences for the same event wins. */
export async function upsertPreferences(
  reader: Queryable,
  userId: string,
  preferences: NotificationPreference[],
): Promise<void> {
  const last = new Map<NotificationEvent, NotificationPreference>(
    preferences.map((preference) => [preference.event, preference]),
  )
  const rows = [...last.values()].map(
    ({ event, in_app, email }) => sql`(${userId}::uuid, ${event}, ${in_app}::boolean, ${email}::boolean)`,
  )
  await reader.one(sql`
    insert into notification_preferences (user_id, event, in_app, email) values ${join(rows)}
    on conflict (user_id, event) do update set in_app = excluded.in_app, email = excluded.email`)
}

/** Undefined for an unknown user. */
export async function findEmailSubscription(
  reader: Queryable,
  userId: string,
  event: NotificationEvent,
): Promise<boolean | undefined> {
  const row = await reader.one<{ email: boolean }>(sql`
    select coalesce(c.email, ${getDefaultNotificationPreference(event).email}) as email
    from users u left join notification_preferences c on c.user_id = u.id and c.event = ${event} where u.id = ${userId}`)
  return row?.email
}

/** False for an unknown user. */
export async function updateEmailSubscription(
  reader: Queryable,
  userId: string,
  event: NotificationEvent,
  email: boolean,
): Promise<boolean> {
  const row = await reader.one(sql`
    insert into notification_preferences (user_id, event, in_app, email)
    select id, ${event}, ${getDefaultNotificationPreference(event).in_app}, ${email} from users where id = ${userId} for key share
    on conflict (user_id, event) do update set email = excluded.email returning user_id`)
  return row !== undefined
}

/** A limited number per call. */
export function deleteOldNotifications(reader: Queryable, before: Date, limit: number) {
  return reader.one(sql`
    delete from notifications where id in (select id from notifications where created_at < ${before} order by created_at limit ${limit})`)
}

/**
 * True: a deletion of the customer comes after this transaction and removes the notification. False: it came first, and
 * what was read before may have the name.
 */
export async function lockCustomer(tx: Tx, orderId: string): Promise<boolean> {
  const customer = await tx.one(sql`
    select id from users where id = (select customer_id from orders where id = ${orderId}) for key share`)
  return customer !== undefined
}

export type OrderNotificationData = {
  id: string
  parent_order_id: string
  shop_id: string
  shop_name: string
  owner_id: string | null
  customer_id: string
  customer_name: string
  order_type: 'order' | 'reservation'
  payment_status: PaymentStatus
  status: OrderStatus
  respond_by: Date | null
  total_cents: number
  /** Null until it is decided that the card is charged for this order. */
  capture_cents: number | null
  refunded_cents: number
  pickup_code: string
  pickup_until: Date | null
  /** Of the shop. */
  time_zone: string | null
  delivery_address: string | null
  first_item: string
  first_quantity: number
  lines: number
}

const selectOrders = (condition: Sql) => sql`
    select o.id, o.parent_order_id, o.shop_id, s.name as shop_name, ${ownerOf(sql`s.id`)} as owner_id, o.customer_id, o.customer_name, o.order_type, o.status,
      o.payment_status, o.respond_by, o.total_cents, o.capture_cents, o.refunded_cents, o.pickup_code, o.pickup_until, s.hours->>'time_zone' as time_zone, o.delivery_address, i.name as first_item, i.quantity as first_quantity,
      (select count(*)::integer from order_lines where order_id = o.id) as lines
    from orders o join shops s on s.id = o.shop_id
      join lateral (select name, quantity from order_lines where order_id = o.id order by line_number limit 1) i on true
    where ${condition} order by o.id`

export function findOrderNotificationData(reader: Queryable, id: string) {
  return reader.one<OrderNotificationData>(selectOrders(sql`o.id = ${id}`))
}

/** All orders that were paid together with this one and wait for their shop. */
export async function listAuthorizedOrders(reader: Queryable, id: string): Promise<OrderNotificationData[]> {
  return (await listCheckoutOrders(reader, id)).filter(
    ({ payment_status }) => payment_status === 'authorized',
  )
}

/** All orders that were placed together with this one, and this one. */
export function listCheckoutOrders(reader: Queryable, id: string): Promise<OrderNotificationData[]> {
  return reader.many<OrderNotificationData>(
    selectOrders(sql`o.parent_order_id = (select parent_order_id from orders where id = ${id})`),
  )
}

export async function findRefundCents(reader: Queryable, id: string): Promise<number> {
  const row = await reader.one<{ cents: number }>(sql`
    select amount_cents as cents from refunds where id = ${id}`)
  return row?.cents ?? 0
}

export type DisputeNotificationData = {
  amount_cents: number
  /** The part of this order. */
  share_cents: number
  evidence_due_at: Date | null
  /** Of the shop. */
  time_zone: string
}

export function findDisputeNotificationData(reader: Queryable, disputeId: string, orderId: string) {
  return reader.one<DisputeNotificationData>(sql`
    select d.amount_cents, part.amount_cents as share_cents, d.evidence_due_at, s.hours->>'time_zone' as time_zone
    from dispute_shares part join disputes d on d.id = part.dispute_id
      join orders o on o.id = part.order_id join shops s on s.id = o.shop_id
    where part.dispute_id = ${disputeId} and part.order_id = ${orderId}`)
}

export function findStatusTransition(reader: Queryable, orderId: string, to: string) {
  return reader.one<{ actor: string; reason: string | null }>(sql`
    select actor, reason from order_events where order_id = ${orderId} and kind = 'status_changed' and to_status = ${to}
    order by id desc limit 1`)
}

export function findOrderMessageText(reader: Queryable, id: string) {
  return reader.one<{ sender_type: string; message: string }>(sql`
    select sender_type, message from order_messages where id = ${id}`)
}

export function findShopReview(reader: Queryable, shopId: string) {
  return reader.one<{ name: string; rejection_reason: string | null }>(sql`
    select name, rejection_reason from shops where id = ${shopId}`)
}

/** Undefined when the shop has been reviewed meanwhile. */
export function findPendingShop(reader: Queryable, shopId: string) {
  return reader.one<{ name: string; location: string }>(sql`
    select name, location from shops
    where id = ${shopId} and status = 'pending_approval' and deleted_at is null`)
}

/** More than a town ever has. */
const maxAdmins = 200

export async function listAdminIds(reader: Queryable): Promise<string[]> {
  const admins = await reader.many<{ id: string }>(sql`
    select id from users where role = 'admin' and banned_at is null order by id limit ${maxAdmins}`)
  return admins.map(({ id }) => id)
}

export type UnreadThread = {
  shop_id: string
  customer_id: string
  recipient_id: string
  /** Null when the customer's account is gone. */
  from_name: string | null
  unread_count: number
  last_seq: number
}

/**
 * Threads in which the shop (or the customer) has left messages unread since `before`, once per unread period. The
 * named users are locked: a deletion comes later and removes the notification.
 */
export function claimUnreadForShop(reader: Queryable, before: Date, limit: number): Promise<UnreadThread[]> {
  return reader.many<UnreadThread>(sql`
    with due as materialized (
      select shop_id, customer_id from chat_threads w
      where customer_count > shop_read_count and shop_notified_seq <= shop_read_seq and last_at <= ${before}
        and ${ownerOf(sql`w.shop_id`)} is not null
      order by last_at limit ${limit} for update of w skip locked)
    update chat_threads t set shop_notified_seq = t.last_seq
    from due where t.shop_id = due.shop_id and t.customer_id = due.customer_id
    returning t.shop_id, t.customer_id, ${ownerOf(sql`t.shop_id`)} as recipient_id,
      (select name from users where id = t.customer_id for key share) as from_name,
      t.customer_count - t.shop_read_count as unread_count, t.last_seq`)
}

export function claimUnreadForCustomer(
  reader: Queryable,
  before: Date,
  limit: number,
): Promise<UnreadThread[]> {
  return reader.many<UnreadThread>(sql`
    with due as materialized (
      select shop_id, customer_id from chat_threads
      where shop_count > customer_read_count and customer_notified_seq <= customer_read_seq and last_at <= ${before}
      order by last_at limit ${limit} for update skip locked)
    update chat_threads t set customer_notified_seq = t.last_seq
    from due, shops s where s.id = t.shop_id and t.shop_id = due.shop_id and t.customer_id = due.customer_id
    returning t.shop_id, t.customer_id, t.customer_id as recipient_id, s.name as from_name,
      t.shop_count - t.customer_read_count as unread_count, t.last_seq`)
}
