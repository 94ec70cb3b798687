import { calls } from '@mainstreet/contract/calls.ts'
import { decodeJwt, decodeProtectedHeader, type JWK, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { createSignedInUser, type SignedInUser } from '../../test/accounts/sign-in-races.ts'
import {
  createForgedTokens,
  createTokenSigner,
  findOpenEndpoints,
  foreignKey,
  trustedSecret,
} from '../../test/security/forged-tokens.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp({ env: { AUTH_JWT_SECRET: trustedSecret } })
let user: SignedInUser

beforeAll(async () => {
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  user = await createSignedInUser(testApp)
})

test('the token itself counts, at every door', async () => {
  const { signed } = await createTokenSigner(testApp.db, user.token)
  expect((await testApp.withToken(await signed({})).send(calls.getMe)).status).toBe(200)
  const open = await findOpenEndpoints(testApp, user.token, user)
  for (const door of ['/api/auth/me', '/auth/v1/user', '/storage/v1', '/ws', '/realtime/v1'])
    expect(open).toContain(door)
})

/** T29 */
test('no false token opens any door: not the calls, the protocol, the files, the sockets or the channels', async () => {
  for (const [name, token] of Object.entries(await createForgedTokens(testApp, user))) {
    const open = await findOpenEndpoints(testApp, token, user)
    // service keys are for admins' calls of the protocol, and for nothing else
    expect(open, name).toEqual(name === 'a service key' ? ['/auth/v1/admin/users'] : [])
  }
})

test('a token signed with the trusted secret counts for the session that it names', async () => {
  const trusted = await new SignJWT(decodeJwt(user.token))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(trustedSecret))
  expect((await testApp.withToken(trusted).send(calls.getMe)).status).toBe(200)
})

test('a new key is published before it signs, and the old one counts until its tokens are over', async () => {
  const { rotateSigningKeys } = await import('../../../../protocols/auth/sessions/signing-keys.ts')
  const { cleanupAccounts } = await import('../cleanup-accounts.ts')
  const { readConfig } = await import('../../config.ts')
  const fresh = await createTestApp()
  const old = await createSignedInUser(fresh)
  const kids = async () =>
    (await fresh.app.inject('/auth/v1/.well-known/jwks.json')).json().keys.map((one: JWK) => one.kid)
  const { kid, signsFrom } = await rotateSigningKeys(fresh.db, new Date())
  fresh.deps.bus.publish('signing_keys')
  expect(await kids()).toHaveLength(2)
  const kidNow = async () => decodeProtectedHeader((await createSignedInUser(fresh)).token).kid
  expect(await kidNow()).not.toBe(kid)

  fresh.clock.now = new Date(signsFrom.getTime() + 1000)
  expect(await kidNow()).toBe(kid)
  expect((await fresh.withToken(old.token).send(calls.getMe)).status).toBe(200)

  const { identity } = readConfig({})
  await cleanupAccounts(fresh.db, identity, fresh.clock.now)
  fresh.deps.bus.publish('signing_keys')
  expect(await kids()).toHaveLength(2)
  fresh.clock.now = new Date(signsFrom.getTime() + 2 * 3_600_000 + 1000)
  await cleanupAccounts(fresh.db, identity, fresh.clock.now)
  fresh.deps.bus.publish('signing_keys')
  expect(await kids()).toEqual([kid])
})

test('a given key signs in place of those in the database', async () => {
  const jwk = foreignKey.privateKey.export({ format: 'jwk' })
  const given = await createTestApp({
    env: { AUTH_SIGNING_KEY: JSON.stringify({ ...jwk, kid: 'the-given-one' }) },
  })
  const { token } = await createSignedInUser(given)
  expect(decodeProtectedHeader(token).kid).toBe('the-given-one')
  expect((await given.withToken(token).send(calls.getMe)).status).toBe(200)
})
