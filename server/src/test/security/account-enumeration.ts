import { sql } from '../../platform/db/sql.ts'
import { somebody } from '../accounts/sign-in-races.ts'
import { startTown } from '../setup/test-app.ts'

/** T31: what is asked in the name of a known, an unknown, an unconfirmed and a banned address looks the same. */
export async function knownAndUnknown(env: Record<string, string> = {}) {
  const town = await startTown({ env })
  const known = (await somebody(town)).email
  const banned = await somebody(town)
  await town.db.one(sql`update accounts set banned_until = 'infinity' where id = ${banned.id}`)
  const unconfirmed = 'unconfirmed@people.example'
  await town.browser().auth.signUp({ email: unconfirmed, password: 'a lamp in the window' })
  return { town, addresses: { known, unknown: 'unknown@people.example', unconfirmed, banned: banned.email } }
}

const password = 'not the right one'
export const askedByAddress: Record<string, { path: string; body: (email: string) => object }> = {
  signUp: { path: '/signup', body: (email) => ({ email, password }) },
  password: { path: '/token?grant_type=password', body: (email) => ({ email, password }) },
  recover: { path: '/recover', body: (email) => ({ email }) },
  resend: { path: '/resend', body: (email) => ({ email, type: 'signup' }) },
  otp: { path: '/otp', body: (email) => ({ email }) },
}
