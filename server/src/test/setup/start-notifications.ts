import { tellPeople } from '../../notifications/notify-users.ts'
import { startOutbox } from '../../platform/bus/outbox.ts'
import type { Town } from './test-app.ts'

/** Tells the town's people of its news, as the program's job does. Returns how to stop. */
export function startTelling({ db, deps }: Town): () => Promise<void> {
  const told = { ...deps, mayMail: true, siteUrl: 'https://street.example' }
  const outbox = startOutbox(
    db,
    (news) => tellPeople(told, news),
    () => {},
  )
  deps.bus.subscribe('outbox', () => outbox.wake())
  return () => outbox.stop()
}
