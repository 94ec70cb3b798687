import { expect, test } from 'vitest'
import { startTown } from '../../test/harness.ts'

const town = await startTown()
const password = 'a lamp in the window'

test('a new person registers, confirms through the mail and is signed in, all under PKCE', async () => {
  const browser = town.browser()
  const email = 'Ada@People.example'
  const { data, error } = await browser.auth.signUp({
    email,
    password,
    options: { data: { name: 'Ada' }, emailRedirectTo: 'http://localhost:3000/auth/callback?mode=signup' },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    email: 'ada@people.example',
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Ada', email_verified: false, phone_verified: false, email: 'ada@people.example' },
  })
  expect(data.user?.identities).toHaveLength(1)
  expect(data.user?.confirmation_sent_at).toBeTruthy()

  const early = await browser.auth.signInWithPassword({ email, password })
  expect(early.error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  })

  const [mail] = await town.mailsTo('ada@people.example')
  expect(mail?.subject).toBe('Confirm your e-mail address')
  expect(mail?.link).toMatch(
    /^http:\/\/localhost:3000\/auth\/v1\/verify\?token=pkce_[0-9a-f]{56}&type=signup&redirect_to=/,
  )
  const back = await browser.open(mail?.link ?? '')
  expect(back.pathname + back.search).toMatch(/^\/auth\/callback\?mode=signup&code=/)
  const exchanged = await browser.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(exchanged.error).toBeNull()
  expect(exchanged.data.user?.user_metadata).toMatchObject({ email_verified: true })

  const me = await town
    .as(exchanged.data.session?.access_token ?? '')
    .send((await import('@mainstreet/contract/calls.ts')).calls.me)
  expect(me).toMatchObject({
    status: 200,
    body: { user: { email: 'ada@people.example', name: 'Ada', role: 'customer' } },
  })
  expect((await browser.auth.getClaims()).data?.claims).toMatchObject({ sub: data.user?.id, aal: 'aal1' })

  const again = await browser.open(mail?.link ?? '')
  expect(again.searchParams.get('error_code')).toBe('otp_expired')
  expect(again.hash).toContain('error_description=Email+link+is+invalid+or+has+expired')
})
