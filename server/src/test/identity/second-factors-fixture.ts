import { generateSync } from 'otplib'
import { expect } from 'vitest'
import { createSignedInUser, type SignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'

export type EnrolledUser = SignedInUser & { factorId: string; secret: string }

/** The code that an authenticator app shows at that time. */
export const showCode = (secret: string, at: Date) =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })

export async function enroll(user: SignedInUser, friendlyName = 'Phone') {
  const { data, error } = await user.browser.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp }
}

/** A user whose session is on the second level, with the code of `at`. */
export async function createUserWithFactor(
  testApp: TestApp,
  at: Date,
  signedIn?: SignedInUser,
): Promise<EnrolledUser> {
  const user = signedIn ?? (await createSignedInUser(testApp))
  const { factorId, secret } = await enroll(user)
  const { data, error } = await user.browser.auth.mfa.challengeAndVerify({
    factorId,
    code: showCode(secret, at),
  })
  expect(error).toBeNull()
  return {
    ...user,
    factorId,
    secret,
    token: data?.access_token ?? '',
    refresh: data?.refresh_token ?? '',
  }
}

export const getClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    aal: string
    amr: { method: string; timestamp: number }[]
    session_id: string
  }

export async function challenge(user: SignedInUser, factorId: string, token = user.token) {
  const { body } = await sendAuthRequest(user, `/factors/${factorId}/challenge`, {}, token)
  return String(body.id)
}

/** The response to a code, without the client library. */
export async function verify(
  user: SignedInUser,
  { factorId, code, challengeId, token = user.token }: VerifyInput,
) {
  const body = { challenge_id: challengeId ?? (await challenge(user, factorId, token)), code }
  return sendAuthRequest(user, `/factors/${factorId}/verify`, body, token)
}

type VerifyInput = { factorId: string; code: string; challengeId?: string; token?: string }

const count = 10

function findSurplus(responses: { status: number }[]): string[] {
  const won = responses.filter(({ status }) => status === 200).length
  return won === 1 ? [] : [`one code raised ${won} times`]
}

/** Ten concurrent requests with one code of the app, each with a challenge of its own. */
export const manyFactorCodes: RaceTest = async (testApp) => {
  const user = await createSignedInUser(testApp)
  const { factorId, secret } = await enroll(user)
  const challengeIds: string[] = []
  while (challengeIds.length < count) challengeIds.push(await challenge(user, factorId))
  const code = showCode(secret, new Date())
  return findSurplus(
    await Promise.all(challengeIds.map((challengeId) => verify(user, { factorId, code, challengeId }))),
  )
}

/** Ten concurrent requests with one recovery code. */
export const manyRecoveryCodes: RaceTest = async (testApp) => {
  const user = await createUserWithFactor(testApp, new Date())
  const { data } = await user.browser.auth.mfa.recoveryCodes.generate()
  const body = { code: data?.codes[0] }
  const requests = Array.from({ length: count }, () =>
    sendAuthRequest(user, '/factors/recovery-codes/verify', body, user.token),
  )
  return findSurplus(await Promise.all(requests))
}
