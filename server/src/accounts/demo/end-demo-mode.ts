import type { Db } from '@mainstreet/platform/db/db.ts'
import { deleteDemoModeData, deleteDemoModeUse, insertDemoModeUse } from './demo-mode-store.ts'

export function recordDemoMode(db: Db): Promise<void> {
  return insertDemoModeUse(db)
}

/**
 * In demo mode anyone can read every email and sign in as anyone. When demo mode ends, every session, emailed
 * link and demo identity from that time becomes invalid. Returns true when this start ended demo mode.
 */
export function endDemoMode(db: Db): Promise<boolean> {
  return db.tx(async (tx) => {
    if (!(await deleteDemoModeUse(tx))) return false
    await deleteDemoModeData(tx)
    return true
  })
}
