import { accountLimits } from '@mainstreet/contract/accounts/limits.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp({ env: { AUTH_ANONYMOUS_SIGN_IN: 'on', AUTH_EMAIL_COOLDOWN: '0' } })

test('an anonymous user is a customer without an email', async () => {
  const { auth } = testApp.browser()
  const { data, error } = await auth.signInAnonymously({ options: { data: { name: 'Passing by' } } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { name: 'Passing by' } })
  expect((await auth.getClaims()).data?.claims).toMatchObject({ is_anonymous: true })
  expect(await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)).toMatchObject({
    status: 200,
    body: { user: { role: 'customer', email: '' } },
  })
})

test('an anonymous user keeps the account when it confirms an email', async () => {
  const { auth, followLink } = testApp.browser()
  const { data } = await auth.signInAnonymously()
  const email = 'settled@people.example'
  expect((await auth.updateUser({ email, password: 'a lamp in the window' })).error).toBeNull()
  const [mail] = await testApp.readMailsTo(email)
  await followLink(mail?.link ?? '')
  const signedIn = await testApp.browser().auth.signInWithPassword({
    email,
    password: 'a lamp in the window',
  })
  expect(signedIn.data.user).toMatchObject({ id: data.user?.id, is_anonymous: false, email })
})

test('one address can create only so many anonymous accounts in an hour', async () => {
  const { auth } = testApp.browser({ ip: '203.0.113.50' })
  for (let count = 0; count < accountLimits.maxAnonymousSignInsPerHour; count++)
    expect((await auth.signInAnonymously()).error).toBeNull()
  expect((await auth.signInAnonymously()).error).toMatchObject({ status: 429 })
})

test('without the setting nobody signs in anonymously', async () => {
  const { auth } = (await createTestApp()).browser()
  expect((await auth.signInAnonymously()).error).toMatchObject({
    status: 422,
    message: 'Anonymous sign-ins are disabled',
  })
})
