import type { Bus } from './bus.ts'
import type { Db } from './db.ts'

/** What a use case may lean on. */
export type Deps = {
  db: Db
  bus: Bus
  now: () => Date
  /** Absent in production: a test stops here, cuts here or lets a rival act here. */
  at?: (point: string) => Promise<void> | void
  /** Absent in production: which guard a test has taken away, to see that its test turns red. */
  sabotage?: string
}
