import {
  isAllowedRedirect,
  resolveRedirectUrl,
  withLoopbackHost,
} from '@mainstreet/identity/oauth/redirects.ts'
import { expect, test } from 'vitest'
import {
  allowedRedirects,
  forbiddenRedirects,
  redirectAttacks,
  siteUrl,
} from '../security/redirect-attacks.ts'
import { createTestApp } from '../setup/test-app.ts'

const redirectSettings = { siteUrl, allowedRedirects }

test.each([
  'https://street.example',
  'https://street.example/auth/callback?mode=signup&sb_flow_id=abc',
  'https://STREET.example/reset-password',
  'https://one.preview.example/auth/callback',
  'http://localhost:5173',
  'mainstreet://callback',
])('%s is an allowed redirect', (address) => {
  expect(resolveRedirectUrl(redirectSettings, address)).toBe(address)
})

test.each(forbiddenRedirects)('the redirect %j is replaced by the site URL', (address) => {
  expect(isAllowedRedirect(redirectSettings, address)).toBe(false)
  expect(resolveRedirectUrl(redirectSettings, address)).toBe(siteUrl)
})

test('emails, links and Google sign-ins never redirect to another site', async () => {
  const testApp = await createTestApp({
    env: { DEMO_PUBLIC: 'on', PUBLIC_URL: siteUrl, AUTH_ALLOWED_REDIRECTS: allowedRedirects.join(',') },
  })
  expect(await redirectAttacks(testApp)).toEqual([])
})

test('on loopback every port of this machine is allowed, and nothing else', () => {
  const local = { siteUrl: 'http://localhost:3000', allowedRedirects: [] }
  for (const address of ['http://localhost:5173/x', 'http://127.0.0.1:3000', 'http://[::1]:1'])
    expect(isAllowedRedirect(local, address)).toBe(true)
  for (const address of [
    'https://localhost:3000',
    'http://10.0.0.1:3000',
    'http://2130706433',
    'http://localhost.evil.example',
  ])
    expect(isAllowedRedirect(local, address)).toBe(false)
})

test('a loopback URL keeps the host name that the browser uses, any other URL stays unchanged', () => {
  const link = 'http://localhost:3000/auth/v1/verify?next=http://localhost:3000/'
  expect(withLoopbackHost(link, '127.0.0.1')).toBe(
    'http://127.0.0.1:3000/auth/v1/verify?next=http://localhost:3000/',
  )
  expect(withLoopbackHost(link, '[::1]')).toMatch('http://[::1]:3000/auth/v1/verify')
  expect(withLoopbackHost(link, 'evil.example')).toBe(link)
  expect(withLoopbackHost('https://street.example/x', 'localhost')).toBe('https://street.example/x')
})

test('a link that was requested at 127.0.0.1 opens on that host', async () => {
  const testApp = await createTestApp()
  const email = 'loopback@people.example'
  const options = { emailRedirectTo: 'http://127.0.0.1:3000/auth/callback?mode=signup' }
  await testApp.browser().auth.signUp({ email, password: 'a lamp in the window', options })
  const [mail] = await testApp.readMailsTo(email)
  expect(mail?.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/auth\/v1\/verify\?token=/)
})

test('no email and no redirect uses the Host header or proxy headers', async () => {
  const testApp = await createTestApp({ env: { DEMO_PUBLIC: 'on', PUBLIC_URL: siteUrl } })
  const email = 'host@people.example'
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    referer: 'https://evil.example/register',
    redirect_to: 'https://evil.example',
    origin: 'https://evil.example',
  }
  const payload = { email, password: 'a lamp in the window' }
  for (const url of [
    '/auth/v1/signup?redirect_to=https://evil.example',
    '/auth/v1/recover?redirect_to=https://evil.example',
  ]) {
    testApp.clock.now = new Date((testApp.clock.now ?? new Date()).getTime() + 61_000)
    await testApp.app.inject({ method: 'POST', url, payload, headers })
  }
  const mails = await testApp.readMailsTo(email)
  expect(mails).toHaveLength(2)
  for (const { text, html } of mails) {
    expect(text + html).not.toContain('evil.example')
    expect(text).toContain('https://street.example/auth/v1/verify?')
  }
  const opened = await testApp.app.inject({
    url: new URL(mails[0]?.link ?? '').pathname + new URL(mails[0]?.link ?? '').search,
    headers,
  })
  expect(new URL(String(opened.headers.location)).origin).toBe(siteUrl)
  const forged = await testApp.app.inject({
    url: '/auth/v1/verify?token=x&type=signup&redirect_to=https%3A%2F%2Fevil.example',
    headers,
  })
  expect(new URL(String(forged.headers.location)).origin).toBe(siteUrl)
  const authorization = await testApp.app.inject({
    url: '/auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fevil.example',
    headers,
  })
  expect(String(authorization.headers.location)).not.toContain('evil.example')
  expect(authorization.headers).not.toHaveProperty('access-control-allow-origin')
})
