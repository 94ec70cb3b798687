import { createSignedInUser, type SignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import type { AuthBrowser } from '../clients/auth-browser.ts'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'
import { type Authenticator, createAuthenticator } from './software-authenticator.ts'

/** A whole registration, by the client. */
export async function registerPasskey({ auth }: AuthBrowser, key: Authenticator) {
  const { data, error } = await auth.passkey.startRegistration()
  if (!data) return { data: null, error }
  const credential = key.create(data.options)
  return auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential } as never)
}

/** What the browser sends to sign in with a passkey. */
export async function signPasskeyChallenge({ auth }: AuthBrowser, key: Authenticator) {
  const { data, error } = await auth.passkey.startAuthentication()
  if (!data) throw error
  return { challenge_id: data.challenge_id, credential: key.get(data.options) }
}

/** A whole sign-in, by the client. */
export async function signInWithPasskey(browser: AuthBrowser, key: Authenticator) {
  const { challenge_id: challengeId, credential } = await signPasskeyChallenge(browser, key)
  return browser.auth.passkey.verifyAuthentication({ challengeId, credential } as never)
}

export type UserWithPasskey = SignedInUser & { key: Authenticator; passkeyId: string }

export async function createUserWithPasskey(
  testApp: TestApp,
  key = createAuthenticator(),
): Promise<UserWithPasskey> {
  const user = await createSignedInUser(testApp)
  const { data, error } = await registerPasskey(user.browser, key)
  if (!data) throw error
  return { ...user, key, passkeyId: data.id }
}

const count = 10

/** Ten concurrent requests with one signature of a passkey that does not count. */
export const manyPasskeySignIns: RaceTest = async (testApp) => {
  const { key } = await createUserWithPasskey(testApp, createAuthenticator({ counts: false }))
  const browser = testApp.browser()
  const body = await signPasskeyChallenge(browser, key)
  const requests = Array.from({ length: count }, () =>
    sendAuthRequest({ browser }, '/passkeys/authentication/verify', body),
  )
  const won = (await Promise.all(requests)).filter(({ status }) => status === 200).length
  return won === 1 ? [] : [`one signature signed in ${won} times`]
}

/** Ten concurrent registrations of the last passkey that an account may have. */
export const manyLastPasskeys: RaceTest = async (testApp) => {
  const user = await createSignedInUser(testApp)
  const bodies = []
  for (let at = 0; at < 12; at++) {
    const { data } = await user.browser.auth.passkey.startRegistration()
    if (!data) throw new Error('no options')
    bodies.push({ challenge_id: data.challenge_id, credential: createAuthenticator().create(data.options) })
  }
  await Promise.all(
    bodies.map((body) => sendAuthRequest(user, '/passkeys/registration/verify', body, user.token)),
  )
  const { length } = (await user.browser.auth.passkey.list()).data ?? []
  return length === 10 ? [] : [`the account has ${length} passkeys`]
}
