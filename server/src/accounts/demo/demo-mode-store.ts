import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

const demoModeSetting = 'demo_mode_enabled'

/** Does nothing when demo mode is recorded already. */
export async function insertDemoModeUse(reader: Queryable): Promise<void> {
  await reader.one(sql`
    insert into settings (name, value) values (${demoModeSetting}, 'true') on conflict (name) do nothing`)
}

/** False when demo mode was not in use. */
export async function deleteDemoModeUse(tx: Tx): Promise<boolean> {
  const row = await tx.one(sql`delete from settings where name = ${demoModeSetting} returning name`)
  return row !== undefined
}

/** Every session, emailed link and identity of that time. */
export async function deleteDemoModeData(tx: Tx): Promise<void> {
  await tx.one(sql`delete from demo_sessions`)
  // their passwords are published
  await tx.one(sql`delete from accounts where id in (select id from users where is_demo)`)
  await tx.one(sql`delete from account_sessions`)
  await tx.one(sql`delete from email_tokens`)
  await tx.one(sql`delete from auth_flows`)
  await tx.one(sql`delete from demo_mailbox`)
  await tx.one(sql`delete from demo_text_messages`)
  // of the Google that the demo plays
  await tx.one(sql`
    delete from account_identities where provider = 'google' and identity_data ->> 'iss' like '%/dev/google'`)
}
