import { createHash } from 'node:crypto'
import { ask } from '../accounts/sign-in-races.ts'
import type { Browser } from '../clients/auth-browser.ts'
import type { Race } from '../orders/order-races.ts'
import type { Town } from '../setup/test-app.ts'

const password = 'a lamp in the window'
const anAddress = () => `${crypto.randomUUID()}@people.example`
const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault])
const s256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A code from a mail, and what turns it in; the proof is of `verifier` unless the challenge is given. */
async function aCode(town: Town, challenge: string, method = 's256') {
  const browser = town.browser()
  const email = anAddress()
  const asked = { email, password, code_challenge: challenge, code_challenge_method: method }
  await ask({ browser }, '/signup', asked)
  const [mail] = await town.mailsTo(email)
  const auth_code = (await browser.open(mail?.link ?? '')).searchParams.get('code')
  return async (code_verifier?: string) => {
    const { status, body } = await ask({ browser }, '/token?grant_type=pkce', { auth_code, code_verifier })
    return status === 200 ? 'a session' : String(body.code)
  }
}

/** T28: a code gives a session to who began, once, within five minutes, and to nobody else. */
export const strangeCodes: Race = async (town) => {
  const verifier = 'v'.repeat(50)
  const faults: string[] = []
  const expectAt = (what: string, got: string, expected: string) =>
    faults.push(...unless(got === expected, `${what} got ${got}`))

  const good = await aCode(town, s256(verifier))
  expectAt('the right verifier', await good(verifier), 'a session')
  expectAt('a second use', await good(verifier), 'flow_state_not_found')
  const two = await aCode(town, s256(verifier))
  const both = await Promise.all([two(verifier), two(verifier)])
  const sessions = both.filter((got) => got === 'a session').length
  faults.push(...unless(sessions === 1, `two at once got ${both}`))

  const wrong = await aCode(town, s256(verifier))
  expectAt('no verifier', await wrong(), 'validation_failed')
  expectAt('a wrong verifier', await wrong('w'.repeat(50)), 'bad_code_verifier')
  expectAt('the right one after a wrong one', await wrong(verifier), 'flow_state_not_found')
  const plain = await aCode(town, s256(verifier), 'plain')
  expectAt('the verifier of a hash that was given as plain', await plain(verifier), 'bad_code_verifier')
  const hashed = await aCode(town, verifier)
  expectAt('a challenge as its own verifier', await hashed(verifier), 'bad_code_verifier')

  const late = await aCode(town, s256(verifier))
  town.clock.now = new Date(Date.now() + 301_000)
  try {
    expectAt('a code of 301 s', await late(verifier), 'flow_state_expired')
  } finally {
    town.clock.now = undefined
  }
  return faults
}

const app = 'http://localhost:3000/auth/callback?mode=signin'

/** To the provider's page and back from it: the address that the browser would open at our door. */
async function wayBack(browser: Browser, chosen: Record<string, string>): Promise<URL> {
  const { data } = await browser.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: app, skipBrowserRedirect: true },
  })
  const page = await browser.open(data.url ?? '')
  const choice = new URL(page.href.replace('/authorize', '/choose'))
  for (const [name, value] of Object.entries(chosen)) choice.searchParams.set(name, value)
  return browser.open(choice.href)
}

const altered = (address: URL, name: string, value?: string) => {
  const other = new URL(address)
  if (value === undefined) other.searchParams.delete(name)
  else other.searchParams.set(name, value)
  return other
}

/** T28: what comes back from the provider counts once, where it began, for an address that is proven there. */
export const strangeArrivals: Race = async (town) => {
  const faults: string[] = []
  const codeOf = async (browser: Browser, address: URL) =>
    (await browser.open(address.href)).searchParams.get('code')
  const refused = async (what: string, browser: Browser, address: URL) => {
    const code = await codeOf(browser, address)
    faults.push(...unless(code === null, `${what} got a code`))
  }

  const browser = town.browser()
  const email = anAddress()
  const back = await wayBack(browser, { name: 'Maya', email })
  await refused('no state', browser, altered(back, 'state'))
  await refused('a forged state', browser, altered(back, 'state', 'x'.repeat(43)))
  const code = await codeOf(browser, back)
  faults.push(...unless(code !== null, 'the state itself got no code'))
  await refused('a state that was used', browser, back)
  const thief = await town.browser().auth.exchangeCodeForSession(code ?? '')
  faults.push(...unless(thief.data.session === null, 'a code counted in another browser'))
  await refused('a refusal of the provider', browser, await wayBack(browser, { deny: '1' }))

  const victim = anAddress()
  const registered = town.browser()
  await registered.auth.signUp({ email: victim, password })
  const [mail] = await town.mailsTo(victim)
  await registered.open(mail?.link ?? '')
  const unproven = { name: 'Evil', email: victim, unverified: '1' }
  await refused('an unproven address', browser, await wayBack(browser, unproven))
  return faults
}
