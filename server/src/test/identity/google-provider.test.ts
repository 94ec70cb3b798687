import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import type { AuthBrowser } from '../clients/auth-browser.ts'
import { createTestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const callbackUrl = 'http://localhost:3000/auth/callback?mode=signin'

/** Follows the redirect to the provider; returns the URL of its page. */
async function startGoogleSignIn(browser: AuthBrowser, flow: Record<string, string> = {}) {
  const { data } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: callbackUrl,
      skipBrowserRedirect: true,
      queryParams: { access_type: 'offline', prompt: 'consent', ...flow },
    },
  })
  return browser.followLink(data.url ?? '')
}

/** Chooses an account on the page and follows the redirects back to the application. */
async function chooseAccount(browser: AuthBrowser, page: URL, fields: Record<string, string>) {
  const chosen = new URL(page.href.replace('/authorize', '/choose'))
  for (const [name, value] of Object.entries(fields)) chosen.searchParams.set(name, value)
  return browser.followLink((await browser.followLink(chosen.href)).href)
}

async function signInAs(browser: AuthBrowser, fields: Record<string, string>) {
  const back = await chooseAccount(browser, await startGoogleSignIn(browser), fields)
  return {
    back,
    tokenResponse: await browser.auth.exchangeCodeForSession(back.searchParams.get('code') ?? ''),
  }
}

const maya = { name: 'Maya Brooks', email: 'maya.brooks@gmail.example' }

test('a user signs in with Google, gets the same account the next time and cannot become an admin', async () => {
  const browser = testApp.browser()
  const page = await startGoogleSignIn(browser, {
    role: 'admin',
    state: 'mine',
    redirect_uri: 'https://evil.example',
  })
  expect(page.pathname).toBe('/dev/google/authorize')
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    redirect_uri: 'http://localhost:3000/auth/v1/callback',
    code_challenge_method: 'S256',
  })
  expect(page.searchParams.get('state')).not.toBe('mine')

  const back = await chooseAccount(browser, page, maya)
  expect(back.pathname + back.search).toMatch(/^\/auth\/callback\?mode=signin&code=[0-9a-f-]{36}$/)
  const { data, error } = await browser.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: maya.email,
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: maya.name, email_verified: true },
  })
  expect(data.session).toMatchObject({
    provider_token: expect.any(String),
    provider_refresh_token: expect.any(String),
  })
  const me = await testApp.withToken(data.session?.access_token ?? '').send(calls.getMe)
  expect(me.body.user).toMatchObject({ name: maya.name, role: 'customer', shop_id: null })

  const secondSignIn = await signInAs(testApp.browser(), maya)
  expect(secondSignIn.tokenResponse.data.user?.id).toBe(data.user?.id)
})

test('a sign-in that starts at 127.0.0.1 stays on that host', async () => {
  const redirectTo = 'http://127.0.0.1:3000/auth/callback?mode=signin'
  const browser = testApp.browser()
  const options = { redirectTo, skipBrowserRedirect: true }
  const { data } = await browser.auth.signInWithOAuth({ provider: 'google', options })
  const visited: string[] = []
  const follow = async (address: string) => {
    const { pathname, search } = new URL(address)
    const { headers } = await testApp.app.inject({
      url: pathname + search,
      headers: { host: '127.0.0.1:3000' },
    })
    visited.push(String(headers.location))
    return String(headers.location)
  }
  const page = await follow(data.url ?? '')
  const chosen = `${page.replace('/authorize', '/choose')}&${new URLSearchParams({ name: 'Ana', email: 'ana@gmail.example' })}`
  const callback = await follow(chosen)
  await follow(callback)
  expect(visited.map((address) => new URL(address).origin)).toEqual(Array(3).fill('http://127.0.0.1:3000'))
  const code = new URL(visited[2] ?? '').searchParams.get('code') ?? ''
  expect((await browser.auth.exchangeCodeForSession(code)).error).toBeNull()
})

test('Google is linked to a confirmed account with the same email', async () => {
  const email = 'linked@people.example'
  const browser = testApp.browser()
  await browser.auth.signUp({ email, password: 'a lamp in the window' })
  const [mail] = await testApp.readMailsTo(email)
  await browser.followLink(mail?.link ?? '')
  const { tokenResponse } = await signInAs(testApp.browser(), { name: 'Lin', email })
  expect(tokenResponse.data.user?.app_metadata.providers).toEqual(['email', 'google'])
  expect(
    (await testApp.browser().auth.signInWithPassword({ email, password: 'a lamp in the window' })).error,
  ).toBeNull()
})

test('a Google sign-in removes the password that a stranger registered for the unconfirmed email', async () => {
  const email = 'squatted@people.example'
  await testApp
    .browser()
    .auth.signUp({ email, password: 'the stranger knows this', options: { data: { name: 'Evil' } } })
  const { tokenResponse } = await signInAs(testApp.browser(), { name: 'Owner', email })
  expect(tokenResponse.data.user).toMatchObject({
    app_metadata: { providers: ['google'] },
    user_metadata: { name: 'Owner' },
  })
  const stranger = await testApp
    .browser()
    .auth.signInWithPassword({ email, password: 'the stranger knows this' })
  expect(stranger.error).toMatchObject({ code: 'invalid_credentials' })
})

test('a Google sign-in makes a merchant that a stranger registered for the unconfirmed email a customer', async () => {
  const email = 'unwanted-shop@people.example'
  const body = { email, password: 'the stranger knows this', role: 'merchant' as const }
  const { user } = (await testApp.anonymous.send(calls.register, { body })).body
  expect(user.shop_id).not.toBeNull()
  const { tokenResponse } = await signInAs(testApp.browser(), { name: 'Owner', email })
  const me = await testApp.withToken(tokenResponse.data.session?.access_token ?? '').send(calls.getMe)
  expect(me.body.user).toMatchObject({ id: user.id, role: 'customer', shop_id: null })
})

test('an unverified email at Google takes over no account and creates none', async () => {
  const victim = 'victim@people.example'
  await testApp.browser().auth.signUp({ email: victim, password: 'a lamp in the window' })
  const [mail] = await testApp.readMailsTo(victim)
  await testApp.browser().followLink(mail?.link ?? '')
  for (const email of [victim, 'fresh@people.example']) {
    const browser = testApp.browser()
    const back = await chooseAccount(browser, await startGoogleSignIn(browser), {
      name: 'Evil',
      email,
      unverified: '1',
    })
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    expect(back.searchParams.get('code')).toBeNull()
  }
  const created = await testApp.db.many(sql`select id from accounts where email = 'fresh@people.example'`)
  expect(created).toEqual([])
})

test('a missing, forged or used state creates no session', async () => {
  const browser = testApp.browser()
  const page = await startGoogleSignIn(browser)
  const chosen = new URL(page.href.replace('/authorize', '/choose'))
  for (const [name, value] of Object.entries(maya)) chosen.searchParams.set(name, value)
  const callback = await browser.followLink(chosen.href)
  const error = async (address: URL) =>
    (await browser.followLink(address.href)).searchParams.get('error_code')

  const absent = new URL(callback)
  absent.searchParams.delete('state')
  expect(await error(absent)).toBe('bad_oauth_state')
  const forged = new URL(callback)
  forged.searchParams.set('state', 'x'.repeat(43))
  expect(await error(forged)).toBe('bad_oauth_state')
  const wrongCode = new URL(
    (
      await browser.followLink(
        `${(await startGoogleSignIn(browser)).href.replace('/authorize', '/choose')}&name=A&email=a@b.example`,
      )
    ).href,
  )
  wrongCode.searchParams.set('code', 'forged')
  expect(await error(wrongCode)).toBe('bad_oauth_callback')
  expect((await browser.followLink(callback.href)).searchParams.get('code')).toBeTruthy()
  expect(await error(callback)).toBe('flow_state_already_used')
})

test('an error of the provider is returned to the requesting page, in query and fragment', async () => {
  const browser = testApp.browser()
  const back = await chooseAccount(browser, await startGoogleSignIn(browser), { deny: '1' })
  expect(back.pathname).toBe('/auth/callback')
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.hash).toContain('error_code=access_denied')
})

test('without PKCE the callback must reach the browser that started the flow', async () => {
  const browser = testApp.browser({ flowType: 'implicit' })
  const back = await chooseAccount(browser, await startGoogleSignIn(browser), maya)
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_state')

  const { data } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: callbackUrl, skipBrowserRedirect: true },
  })
  const departure = await browser.fetch(data.url ?? '')
  const cookie = String(departure.headers.get('set-cookie')).split(';')[0] ?? ''
  const page = new URL(departure.headers.get('location') ?? '')
  const chosen = new URL(page.href.replace('/authorize', '/choose'))
  for (const [name, value] of Object.entries(maya)) chosen.searchParams.set(name, value)
  const callback = await browser.followLink(chosen.href)
  const response = await browser.fetch(callback, { headers: { cookie } })
  const home = new URL(response.headers.get('location') ?? '')
  expect(new URLSearchParams(home.hash.slice(1)).get('access_token')).toBeTruthy()
})

test('other providers are rejected as unsupported', async () => {
  const browser = testApp.browser()
  const response = await browser.fetch('http://localhost:3000/auth/v1/authorize?provider=github', {
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'validation_failed',
    message: expect.stringMatching(/^Unsupported provider: /),
  })
})
