import type { Db } from '@mainstreet/platform/db/db.ts'
import {
  deleteAllAccountSessions,
  deleteAllAuthFlows,
  deleteAllDemoSessions,
  deleteAllEmailTokens,
  deleteDemoAccounts,
  deleteDemoIdentities,
  deleteDemoMailbox,
  deleteDemoModeUse,
  deleteDemoTextMessages,
  insertDemoModeUse,
} from './demo-mode-store.ts'

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
    await deleteAllDemoSessions(tx)
    await deleteDemoAccounts(tx)
    await deleteAllAccountSessions(tx)
    await deleteAllEmailTokens(tx)
    await deleteAllAuthFlows(tx)
    await deleteDemoMailbox(tx)
    await deleteDemoTextMessages(tx)
    await deleteDemoIdentities(tx)
    return true
  })
}
