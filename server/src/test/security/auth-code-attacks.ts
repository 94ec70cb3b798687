import { createHash } from 'node:crypto'
import { sendAuthRequest } from '../accounts/sign-in-races.ts'
import type { AuthBrowser } from '../clients/auth-browser.ts'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'

const password = 'a lamp in the window'
const createRandomEmail = () => `${crypto.randomUUID()}@people.example`
const problemUnless = (isTrue: boolean, error: string) => (isTrue ? [] : [error])
const hashS256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An auth code from an email, and its exchange; the challenge is that of `verifier` unless given. */
async function createAuthCode(testApp: TestApp, challenge: string, method = 's256') {
  const browser = testApp.browser()
  const email = createRandomEmail()
  const requested = { email, password, code_challenge: challenge, code_challenge_method: method }
  await sendAuthRequest({ browser }, '/signup', requested)
  const [mail] = await testApp.readMailsTo(email)
  const auth_code = (await browser.followLink(mail?.link ?? '')).searchParams.get('code')
  return async (code_verifier?: string) => {
    const { status, body } = await sendAuthRequest({ browser }, '/token?grant_type=pkce', {
      auth_code,
      code_verifier,
    })
    return status === 200 ? 'a session' : String(body.code)
  }
}

/** A code gives a session once, within five minutes, and only to the client that started the flow. */
export const authCodeAttacks: RaceTest = async (testApp) => {
  const verifier = 'v'.repeat(50)
  const failures: string[] = []
  const expectAt = (what: string, got: string, expected: string) =>
    failures.push(...problemUnless(got === expected, `${what} got ${got}`))

  const good = await createAuthCode(testApp, hashS256(verifier))
  expectAt('the right verifier', await good(verifier), 'a session')
  expectAt('a second use', await good(verifier), 'flow_state_not_found')
  const two = await createAuthCode(testApp, hashS256(verifier))
  const both = await Promise.all([two(verifier), two(verifier)])
  const sessions = both.filter((got) => got === 'a session').length
  failures.push(...problemUnless(sessions === 1, `two at once got ${both}`))

  const wrong = await createAuthCode(testApp, hashS256(verifier))
  expectAt('no verifier', await wrong(), 'validation_failed')
  expectAt('a wrong verifier', await wrong('w'.repeat(50)), 'bad_code_verifier')
  expectAt('the right one after a wrong one', await wrong(verifier), 'flow_state_not_found')
  const plain = await createAuthCode(testApp, hashS256(verifier), 'plain')
  expectAt('the verifier of a hash that was given as plain', await plain(verifier), 'bad_code_verifier')
  const hashed = await createAuthCode(testApp, verifier)
  expectAt('a challenge as its own verifier', await hashed(verifier), 'bad_code_verifier')

  const late = await createAuthCode(testApp, hashS256(verifier))
  testApp.clock.now = new Date(Date.now() + 301_000)
  try {
    expectAt('a code of 301 s', await late(verifier), 'flow_state_expired')
  } finally {
    testApp.clock.now = undefined
  }
  return failures
}

const callbackUrl = 'http://localhost:3000/auth/callback?mode=signin'

/** Goes to the provider's page and back; returns the callback URL that the browser would open. */
async function getProviderCallback(browser: AuthBrowser, chosen: Record<string, string>): Promise<URL> {
  const { data } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: callbackUrl, skipBrowserRedirect: true },
  })
  const page = await browser.followLink(data.url ?? '')
  const choice = new URL(page.href.replace('/authorize', '/choose'))
  for (const [name, value] of Object.entries(chosen)) choice.searchParams.set(name, value)
  return browser.followLink(choice.href)
}

const withSearchParam = (address: URL, name: string, value?: string) => {
  const other = new URL(address)
  if (value === undefined) other.searchParams.delete(name)
  else other.searchParams.set(name, value)
  return other
}

/** A provider callback counts once, in the browser where it started, for a verified address. */
export const oauthCallbackAttacks: RaceTest = async (testApp) => {
  const failures: string[] = []
  const codeOf = async (browser: AuthBrowser, address: URL) =>
    (await browser.followLink(address.href)).searchParams.get('code')
  const rejected = async (what: string, browser: AuthBrowser, address: URL) => {
    const code = await codeOf(browser, address)
    failures.push(...problemUnless(code === null, `${what} got a code`))
  }

  const browser = testApp.browser()
  const email = createRandomEmail()
  const back = await getProviderCallback(browser, { name: 'Maya', email })
  await rejected('no state', browser, withSearchParam(back, 'state'))
  await rejected('a forged state', browser, withSearchParam(back, 'state', 'x'.repeat(43)))
  const code = await codeOf(browser, back)
  failures.push(...problemUnless(code !== null, 'the state itself got no code'))
  await rejected('a state that was used', browser, back)
  const thief = await testApp.browser().auth.exchangeCodeForSession(code ?? '')
  failures.push(...problemUnless(thief.data.session === null, 'a code counted in another browser'))
  await rejected('a denial by the provider', browser, await getProviderCallback(browser, { deny: '1' }))

  const victim = createRandomEmail()
  const registered = testApp.browser()
  await registered.auth.signUp({ email: victim, password })
  const [mail] = await testApp.readMailsTo(victim)
  await registered.followLink(mail?.link ?? '')
  const unproven = { name: 'Evil', email: victim, unverified: '1' }
  await rejected('an unproven address', browser, await getProviderCallback(browser, unproven))
  return failures
}
