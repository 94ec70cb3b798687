import type { Bus } from './bus/bus.ts'
import type { Db } from './db/db.ts'

/** What a use case may lean on. */
export type PlatformDeps = {
  db: Db
  bus: Bus
  now: () => Date
}
