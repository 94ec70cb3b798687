import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { startTown } from '../test/harness.ts'
import { refresh, somebody } from '../test/sign-in-races.ts'

/** T41 */
test('no log line holds a password, a token, a code, a cookie or an address', async () => {
  const lines: string[] = []
  const town = await startTown({
    env: { LOG_LEVEL: 'trace' },
    log: { write: (line) => void lines.push(line) },
  })
  const who = await somebody(town)
  await town.as(who.token).send(calls.me)
  await refresh(who, who.refresh)
  await who.browser.auth.resetPasswordForEmail(who.email, {
    redirectTo: 'http://localhost:3000/reset-password',
  })
  const [mail] = await town.mailsTo(who.email)
  const back = await who.browser.open(mail?.link ?? '')
  const code = back.searchParams.get('code') ?? ''
  await who.browser.auth.exchangeCodeForSession(code)
  await town.nobody.send(calls.login, { body: { email: who.email, password: 'a wrong one' } })
  await town.app.inject({
    url: '/api/products?search=a%0d%0aforged%20line',
    headers: { 'user-agent': 'a\tb', cookie: 'mainstreet_csrf=secret-cookie' },
  })

  expect(lines.length).toBeGreaterThan(20)
  const text = lines.join('')
  const link = new URL(mail?.link ?? '')
  const secrets = [
    who.password,
    'a wrong one',
    who.token,
    who.refresh,
    code,
    link.searchParams.get('token'),
    mail?.code,
    'secret-cookie',
    who.email,
    decodeURIComponent(who.email),
  ]
  for (const secret of secrets) expect(text.includes(String(secret)), String(secret).slice(0, 12)).toBe(false)
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
})
