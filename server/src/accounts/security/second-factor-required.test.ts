import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { createUserWithFactor } from '../../test/identity/second-factors-fixture.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } })
const refusal = { status: 403, body: { code: 'second_factor_required' } }

test('whoever has a second factor needs it in every session', async () => {
  const { email, password, token } = await createUserWithFactor(testApp, new Date())
  expect((await testApp.withToken(token).send(calls.getMe)).status).toBe(200)

  const { data } = await testApp.browser().auth.signInWithPassword({ email, password })
  const halfSignedIn = testApp.withToken(data.session?.access_token ?? '')
  expect(await halfSignedIn.send(calls.getMe)).toMatchObject(refusal)
  expect(await halfSignedIn.send(calls.listSessions)).toMatchObject(refusal)
  // like any visitor
  expect((await halfSignedIn.send(calls.listProducts)).status).toBe(200)
})

test('the sign-in of our own says that a second factor is missing, and its token counts for nothing', async () => {
  const { email, password, browser } = await createUserWithFactor(testApp, new Date())
  const { status, body } = await testApp.anonymous.send(calls.login, { body: { email, password } })
  expect({ status, body }).toMatchObject({ status: 200, body: { second_factor_required: true } })
  expect(await testApp.withToken(body.token).send(calls.getMe)).toMatchObject(refusal)

  const { data } = await browser.auth.mfa.listFactors()
  for (const { id } of data?.totp ?? []) await browser.auth.mfa.unenroll({ factorId: id })
  const without = await testApp.anonymous.send(calls.login, { body: { email, password } })
  expect(without.body.second_factor_required).toBeUndefined()
  expect((await testApp.withToken(without.body.token).send(calls.getMe)).status).toBe(200)
})
