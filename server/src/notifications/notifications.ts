import type { AnswerOf, QueryOf } from '@mainstreet/contract/call.ts'
import type { notificationCalls } from '@mainstreet/contract/notifications/calls.ts'
import type { NoticeChoice } from '@mainstreet/contract/notifications/notification.ts'
import { defaultChoice, eventsFor } from '@mainstreet/contract/notifications/notification-events.ts'
import { paginationOf } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/api-error.ts'
import { choicesOf, countNotices, keepChoices, noticesOf, presentNotice } from './store.ts'

export async function listNotices(
  reader: Reader,
  viewer: Viewer,
  { page, limit, unread = false }: QueryOf<typeof notificationCalls.listNotices>,
): Promise<AnswerOf<typeof notificationCalls.listNotices>> {
  const [rows, total, unread_count] = await Promise.all([
    noticesOf(reader, viewer.id, { page, limit, unread }),
    countNotices(reader, viewer.id, unread),
    countNotices(reader, viewer.id, true),
  ])
  return { data: rows.map(presentNotice), pagination: paginationOf({ page, limit, total }), unread_count }
}

type Choices = AnswerOf<typeof notificationCalls.noticeChoices>

/** What the person has chosen, and the usual for the rest. */
export async function listChoices(reader: Reader, viewer: Viewer, mayMail: boolean): Promise<Choices> {
  const chosen = new Map((await choicesOf(reader, viewer.id)).map((choice) => [choice.event, choice]))
  const choices = eventsFor(viewer.role).map(
    (event) => chosen.get(event) ?? { event, ...defaultChoice(event) },
  )
  return { choices, ways: mayMail ? ['in_app', 'mail'] : ['in_app'] }
}

export async function setChoices(
  reader: Reader,
  viewer: Viewer,
  choices: NoticeChoice[],
  mayMail: boolean,
): Promise<Choices> {
  const known = eventsFor(viewer.role)
  const strange = choices.find(({ event }) => !known.includes(event))
  if (strange)
    throw new Refusal('rule_broken', `Nobody would tell you of ${strange.event.replaceAll('_', ' ')}`)
  await keepChoices(reader, viewer.id, choices)
  return listChoices(reader, viewer, mayMail)
}
