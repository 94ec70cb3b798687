import type { CallParams, CallResponse } from '@mainstreet/contract/call.ts'
import { href } from '@mainstreet/contract/href.ts'
import type { notificationCalls } from '@mainstreet/contract/notifications/calls.ts'
import {
  isNotificationEvent,
  isOptionalEmail,
  type NotificationEvent,
} from '@mainstreet/contract/notifications/notification-events.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { readSignedId, signId } from '@mainstreet/platform/http/signed-id.ts'
import { findEmailSubscription, updateEmailSubscription } from './store.ts'

export type EmailSubscriptionLinks = {
  /** The base URL of links in emails. */
  siteUrl: string
  unsubscribeSecret: string
}

/** Undefined for emails that a customer or shop needs; those are turned off in the account only. */
export function buildUnsubscribeUrl(
  { siteUrl, unsubscribeSecret }: EmailSubscriptionLinks,
  userId: string,
  event: NotificationEvent,
): string | undefined {
  if (!isOptionalEmail(event)) return undefined
  const token = signId(unsubscribeSecret, userId, event)
  return href(routes.emailSubscription, { event, token }, { origin: siteUrl })
}

type SubscriptionDeps = { db: Queryable; unsubscribeSecret: string }
type SubscriptionParams = CallParams<typeof notificationCalls.getEmailSubscription>
type EmailSubscription = CallResponse<typeof notificationCalls.getEmailSubscription>

/** For whoever has the link of an email. One that is malformed, forged or of a deleted account is not found. */
export async function getEmailSubscription(
  deps: SubscriptionDeps,
  params: SubscriptionParams,
): Promise<EmailSubscription> {
  const { event, userId } = requireSubscription(deps, params)
  const subscribed = await findEmailSubscription(deps.db, userId, event)
  if (subscribed === undefined) throw notFoundError('emailSubscription')
  return { event, subscribed }
}

export async function setEmailSubscription(
  deps: SubscriptionDeps,
  params: SubscriptionParams,
  subscribed: boolean,
): Promise<EmailSubscription> {
  const { event, userId } = requireSubscription(deps, params)
  if (!(await updateEmailSubscription(deps.db, userId, event, subscribed)))
    throw notFoundError('emailSubscription')
  return { event, subscribed }
}

function requireSubscription({ unsubscribeSecret }: SubscriptionDeps, { event, token }: SubscriptionParams) {
  const userId = readSignedId(unsubscribeSecret, token, event)
  if (userId === undefined || !isNotificationEvent(event)) throw notFoundError('emailSubscription')
  return { event, userId }
}
