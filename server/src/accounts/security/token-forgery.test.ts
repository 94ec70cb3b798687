import { calls } from '@mainstreet/contract/calls.ts'
import { decodeJwt, decodeProtectedHeader, type JWK, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type Somebody, somebody } from '../../test/accounts/sign-in-races.ts'
import {
  doorsOpenTo,
  falseTokens,
  signerOf,
  stranger,
  trustedSecret,
} from '../../test/security/forged-tokens.ts'
import { startTown } from '../../test/setup/test-app.ts'

const town = await startTown({ env: { AUTH_JWT_SECRET: trustedSecret } })
let who: Somebody

beforeAll(async () => {
  await town.app.listen({ host: '127.0.0.1', port: 0 })
  who = await somebody(town)
})

test('the token itself counts, at every door', async () => {
  const { signed } = await signerOf(town.db, who.token)
  expect((await town.as(await signed({})).send(calls.me)).status).toBe(200)
  const open = await doorsOpenTo(town, who.token, who)
  for (const door of ['/api/auth/me', '/auth/v1/user', '/storage/v1', '/ws', '/realtime/v1'])
    expect(open).toContain(door)
})

/** T29 */
test('no false token opens any door: not the calls, the protocol, the files, the sockets or the channels', async () => {
  for (const [name, token] of Object.entries(await falseTokens(town, who))) {
    const open = await doorsOpenTo(town, token, who)
    // service keys are for admins' calls of the protocol, and for nothing else
    expect(open, name).toEqual(name === 'a service key' ? ['/auth/v1/admin/users'] : [])
  }
})

test('a token signed with the trusted secret counts for the session that it names', async () => {
  const trusted = await new SignJWT(decodeJwt(who.token))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(trustedSecret))
  expect((await town.as(trusted).send(calls.me)).status).toBe(200)
})

test('a new key is published before it signs, and the old one counts until its tokens are over', async () => {
  const { rotateKeys } = await import('../../../../protocols/auth/sessions/signing-keys.ts')
  const { sweepIdentity } = await import('../cleanup-accounts.ts')
  const { readConfig } = await import('../../config.ts')
  const fresh = await startTown()
  const old = await somebody(fresh)
  const kids = async () =>
    (await fresh.app.inject('/auth/v1/.well-known/jwks.json')).json().keys.map((one: JWK) => one.kid)
  const { kid, signsFrom } = await rotateKeys(fresh.db, new Date())
  fresh.deps.bus.publish('signing_keys')
  expect(await kids()).toHaveLength(2)
  const kidNow = async () => decodeProtectedHeader((await somebody(fresh)).token).kid
  expect(await kidNow()).not.toBe(kid)

  fresh.clock.now = new Date(signsFrom.getTime() + 1000)
  expect(await kidNow()).toBe(kid)
  expect((await fresh.as(old.token).send(calls.me)).status).toBe(200)

  const { identity } = readConfig({})
  await sweepIdentity(fresh.db, identity, fresh.clock.now)
  fresh.deps.bus.publish('signing_keys')
  expect(await kids()).toHaveLength(2)
  fresh.clock.now = new Date(signsFrom.getTime() + 2 * 3_600_000 + 1000)
  await sweepIdentity(fresh.db, identity, fresh.clock.now)
  fresh.deps.bus.publish('signing_keys')
  expect(await kids()).toEqual([kid])
})

test('a given key signs in place of those in the database', async () => {
  const jwk = stranger.privateKey.export({ format: 'jwk' })
  const given = await startTown({
    env: { AUTH_SIGNING_KEY: JSON.stringify({ ...jwk, kid: 'the-given-one' }) },
  })
  const { token } = await somebody(given)
  expect(decodeProtectedHeader(token).kid).toBe('the-given-one')
  expect((await given.as(token).send(calls.me)).status).toBe(200)
})
