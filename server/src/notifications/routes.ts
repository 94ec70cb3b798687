import { notificationCalls as calls } from '@mainstreet/contract/notifications/calls.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { On } from '../platform/http/handle-call.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { listChoices, listNotices, setChoices } from './notifications.ts'
import { countNotices, setNoticesRead } from './store.ts'

export function notificationRoutes(on: On<Viewer>, deps: Deps & { mayMail: boolean }): void {
  on(calls.listNotices, ({ viewer, query }) => listNotices(deps.db, viewer, query))
  on(calls.readNotices, async ({ viewer, body }) => {
    await setNoticesRead(deps.db, viewer.id, body.ids, deps.now())
    return { unread_count: await countNotices(deps.db, viewer.id, true) }
  })
  on(calls.noticeChoices, ({ viewer }) => listChoices(deps.db, viewer, deps.mayMail))
  on(calls.setNoticeChoices, ({ viewer, body }) => setChoices(deps.db, viewer, body.choices, deps.mayMail))
}
