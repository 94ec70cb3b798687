import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { createSignedInUser, type SignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'
import { type Authenticator, createAuthenticator } from './software-authenticator.ts'

export type KeyChallenge = {
  id: string
  type: 'webauthn'
  expires_at: number
  webauthn: {
    type: 'create' | 'request'
    credential_options: { publicKey: PublicKeyCredentialCreationOptionsJSON }
  }
}

export async function enrollKey(user: SignedInUser, friendlyName = 'Key', token = user.token) {
  const body = { factor_type: 'webauthn', friendly_name: friendlyName }
  const response = await sendAuthRequest(user, '/factors', body, token)
  return { ...response, factorId: String(response.body.id) }
}

export async function challengeKey(
  user: SignedInUser,
  factorId: string,
  token = user.token,
): Promise<KeyChallenge> {
  const { body } = await sendAuthRequest(user, `/factors/${factorId}/challenge`, {}, token)
  return body as unknown as KeyChallenge
}

/** What the browser and its authenticator make of a challenge. */
export function respond(key: Authenticator, { id, webauthn }: KeyChallenge) {
  const { type, credential_options } = webauthn
  const { publicKey } = credential_options
  const credential_response = type === 'create' ? key.create(publicKey) : key.get(publicKey)
  return { challenge_id: id, webauthn: { type, credential_response } }
}

export const sendResponse = (user: SignedInUser, factorId: string, body: unknown, token = user.token) =>
  sendAuthRequest(user, `/factors/${factorId}/verify`, body, token)

/** A whole ceremony. */
export async function proveKey(user: SignedInUser, factorId: string, key: Authenticator, token = user.token) {
  return sendResponse(user, factorId, respond(key, await challengeKey(user, factorId, token)), token)
}

export type UserWithKey = SignedInUser & { factorId: string; key: Authenticator }

/** A user whose session is on the second level. */
export async function createUserWithKey(testApp: TestApp, key = createAuthenticator()): Promise<UserWithKey> {
  const user = await createSignedInUser(testApp)
  const { factorId } = await enrollKey(user)
  const { status, body } = await proveKey(user, factorId, key)
  if (status !== 200) throw new Error(`the key was not registered: ${body.message}`)
  const token = String(body.access_token)
  return { ...user, factorId, key, token, refresh: String(body.refresh_token) }
}

const count = 10

function findSurplus(responses: { status: number }[], what: string): string[] {
  const won = responses.filter(({ status }) => status === 200).length
  return won === 1 ? [] : [`${what} raised ${won} times`]
}

/** Ten concurrent requests with one signature of a key that does not count. */
export const manyKeySignatures: RaceTest = async (testApp) => {
  const user = await createUserWithKey(testApp, createAuthenticator({ counts: false }))
  const body = respond(user.key, await challengeKey(user, user.factorId))
  const requests = Array.from({ length: count }, () => sendResponse(user, user.factorId, body))
  return findSurplus(await Promise.all(requests), 'one signature')
}

/** Ten concurrent requests of copies of a key, which all count alike; each has a challenge of its own. */
export const manyKeyCopies: RaceTest = async (testApp) => {
  const user = await createUserWithKey(testApp)
  const signed = []
  for (let copy = 0; copy < count; copy++) {
    user.key.setCount(0)
    signed.push(respond(user.key, await challengeKey(user, user.factorId)))
  }
  const requests = signed.map((body) => sendResponse(user, user.factorId, body))
  return findSurplus(await Promise.all(requests), 'one count')
}
