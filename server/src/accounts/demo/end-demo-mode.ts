import type { Db, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

const demoModeSetting = 'demo_mode_used'

export async function recordDemoMode(db: Db): Promise<void> {
  await db.one(sql`
    insert into settings (name, value) values (${demoModeSetting}, 'true') on conflict (name) do nothing`)
}

/**
 * In demo mode anyone can read every email and sign in as anyone. When demo mode ends, every session, emailed
 * link and demo identity from that time becomes invalid. Returns true when this start ended demo mode.
 */
export function endDemoMode(db: Db): Promise<boolean> {
  return db.tx(async (tx) => {
    const used = await tx.one(sql`delete from settings where name = ${demoModeSetting} returning name`)
    if (!used) return false
    await deleteDemoModeData(tx)
    return true
  })
}

async function deleteDemoModeData(tx: Tx): Promise<void> {
  await tx.one(sql`delete from demo_sessions`)
  await tx.one(sql`delete from account_sessions`)
  await tx.one(sql`delete from mail_tokens`)
  await tx.one(sql`delete from auth_flows`)
  await tx.one(sql`delete from mailbox`)
  await tx.one(sql`
    delete from account_identities where provider = 'google' and identity_data ->> 'iss' like '%/dev/google'`)
}
