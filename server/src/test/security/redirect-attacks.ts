import { randomUUID } from 'node:crypto'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'

/** The site of these tests, and its other allowed redirect targets. */
export const siteUrl = 'https://street.example'
export const allowedRedirects = [
  'https://*.preview.example/**',
  'http://localhost:5173',
  'mainstreet://callback',
]

/** Redirect targets that must be rejected. */
export const forbiddenRedirects = [
  'https://evil.example',
  'http://street.example',
  'https://street.example:8443',
  'https://street.example.evil.example',
  'https://evilstreet.example',
  'https://sub.street.example',
  'https://street.example@evil.example',
  'https://street.example:443@evil.example/',
  'https://evil.example#@street.example',
  'https://evil.example?street.example',
  'https://evil.example/https://street.example',
  'https://evil.example\\@street.example',
  'https://street.example\\.evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/\\/evil.example',
  '/auth/callback',
  'auth/callback',
  '?next=https://evil.example',
  'javascript:alert(1)',
  'javascript://street.example/%0aalert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://street.example/1',
  'about:blank',
  'view-source:https://street.example',
  'https://street.example\r\nLocation: https://evil.example',
  'https://street.example%0d%0aSet-Cookie:a=b@evil.example',
  'https://street.example\n.evil.example',
  'https://street.example\t.evil.example',
  ' https://street.example',
  'https://street.example\u0000.evil.example',
  'https://street.example\u200b.evil.example',
  'https://street。example',
  'https://street．example',
  'https://street｡example',
  'https://ſtreet.example',
  'https://street.example.',
  'https://street%2eexample',
  'https://2130706433',
  'https://0x7f000001',
  'https://017700000001',
  'https://127.1',
  'https://0x7f.0.0.1',
  'https://10.0.0.1',
  'https://169.254.169.254/latest',
  'https://[::ffff:10.0.0.1]',
  'https://[::1]',
  'https://127.0.0.1',
  'http://localhost:5173.evil.example',
  'http://localhost:5174',
  'https://preview.example',
  'https://a.b.preview.example/',
  'https://one.preview.example.evil.example/x',
  'https://evil.example/one.preview.example/',
  'https://evil.example/.preview.example/x',
  'https://one.preview.example:1/x',
  'mainstreet://callback.evil',
  'mainstreet://other',
  `https://street.example/${'x'.repeat(2000)}`,
  '',
]

/** Where the server redirects or links to when another target is requested; one entry per way of requesting. */
async function getRedirectTargets(testApp: TestApp, requested: string): Promise<Record<string, string>> {
  const query = `redirect_to=${encodeURIComponent(requested)}`
  const email = `${randomUUID()}@people.example`
  const password = 'a lamp in the window'
  const { fetch } = testApp.browser()
  const at = (path: string) => `http://localhost:3000${path}`
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(at(path), { headers, redirect: 'manual' })
  const post = (path: string, body: object) =>
    fetch(at(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const landing = async (path: string, headers?: Record<string, string>) =>
    (await request(path, headers)).headers.get('location') ?? 'nowhere'
  const mailed = async (to: string) => {
    const [mail] = await testApp.readMailsTo(to)
    return new URL(mail?.link ?? 'about:blank').searchParams.get('redirect_to') ?? 'nowhere'
  }
  const useless = '/auth/v1/verify?token=x&type=signup'
  // a character that is invalid in a header cannot arrive in one
  const header = /^[\x20-\x7e]*$/.test(requested) ? requested : 'https://evil.example'

  await post(`/auth/v1/signup?${query}`, { email, password })
  const registered = `${randomUUID()}@people.example`
  await post('/api/auth/register', {
    email: registered,
    password,
    role: 'customer',
    // our own call accepts nothing longer
    redirect_to: requested.slice(0, 2000),
  })
  return {
    'a link': await landing(`${useless}&${query}`),
    'a header': await landing(useless, { redirect_to: header }),
    'the page before': await landing(useless, { referer: header }),
    'a sign-up': await mailed(email),
    'a registration': await mailed(registered),
    Google: await signInThroughGoogle(testApp, query),
  }
}

/** The user denies there, so that only the redirect back happens. */
async function signInThroughGoogle(testApp: TestApp, query: string): Promise<string> {
  const { followLink } = testApp.browser()
  const page = await followLink(`http://localhost:3000/auth/v1/authorize?provider=google&${query}`)
  const back = await followLink(`${page.href.replace('/authorize', '/choose')}&deny=1`)
  return (await followLink(back.href)).href
}

/** All ways of requesting a redirect target at a server with `siteUrl`: every user comes back to an allowed target. */
export const redirectAttacks: RaceTest = async (testApp) => {
  const failures: string[] = []
  // a URL with NUL is rejected as a whole
  for (const requested of forbiddenRedirects.filter((one) => !one.includes('\0')))
    for (const [way, landed] of Object.entries(await getRedirectTargets(testApp, requested)))
      if (!URL.canParse(landed) || new URL(landed).origin !== siteUrl)
        failures.push(`${way} with ${requested.slice(0, 60)} leads to ${landed.slice(0, 60)}`)
  return failures
}
