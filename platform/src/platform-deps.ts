import type { Bus } from './bus/bus.ts'
import type { Db } from './db/db.ts'

/** The dependencies of a use case. */
export type PlatformDeps = {
  db: Db
  bus: Bus
  now: () => Date
}
