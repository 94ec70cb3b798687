import { sql } from '@mainstreet/platform/db/sql.ts'
import { createSignedInUser } from '../accounts/sign-in-races.ts'
import { createTestApp } from '../setup/test-app.ts'

/** Requests for a known, an unknown, an unconfirmed and a banned address get the same response. */
export async function createEnumerationFixture(env: Record<string, string> = {}) {
  const testApp = await createTestApp({ env })
  const known = (await createSignedInUser(testApp)).email
  const banned = await createSignedInUser(testApp)
  await testApp.db.one(sql`update accounts set banned_until = 'infinity' where id = ${banned.id}`)
  const unconfirmed = 'unconfirmed@people.example'
  await testApp.browser().auth.signUp({ email: unconfirmed, password: 'a lamp in the window' })
  return {
    town: testApp,
    /** Signed in, with an account of their own. */
    attacker: await createSignedInUser(testApp),
    addresses: { known, unknown: 'unknown@people.example', unconfirmed, banned: banned.email },
  }
}

const password = 'not the right one'
type RequestByEmail = { method?: 'PUT'; path: string; body: (email: string) => object }
export const requestsByEmail: Record<string, RequestByEmail> = {
  signUp: { path: '/signup', body: (email) => ({ email, password }) },
  password: { path: '/token?grant_type=password', body: (email) => ({ email, password }) },
  recover: { path: '/recover', body: (email) => ({ email }) },
  resend: { path: '/resend', body: (email) => ({ email, type: 'signup' }) },
  otp: { path: '/otp', body: (email) => ({ email }) },
  otpOfExisting: { path: '/otp', body: (email) => ({ email, create_user: false }) },
  changeEmail: { method: 'PUT', path: '/user', body: (email) => ({ email }) },
}
