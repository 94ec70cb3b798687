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

const testApp = await createTestApp({ env: { AUTH_TRUSTED_JWT_SECRET: trustedSecret } })
let user: SignedInUser

beforeAll(async () => {
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  user = await createSignedInUser(testApp)
})

test('a valid token is accepted at every endpoint', async () => {
  const { signed } = await createTokenSigner(testApp.db, user.token)
  expect((await testApp.withToken(await signed({})).send(calls.getMe)).status).toBe(200)
  const openEndpoints = await findOpenEndpoints(testApp, user.token, user)
  for (const endpoint of ['/api/auth/me', '/auth/v1/user', '/storage/v1', '/ws', '/realtime/v1'])
    expect(openEndpoints).toContain(endpoint)
})

test('no forged token is accepted by the API, the auth and storage protocols, the sockets or the channels', async () => {
  for (const [name, token] of Object.entries(await createForgedTokens(testApp, user))) {
    const openEndpoints = await findOpenEndpoints(testApp, token, user)
    // a service key is valid only for the admin endpoints of the auth protocol
    expect(openEndpoints, name).toEqual(name === 'a service key' ? ['/auth/v1/admin/users'] : [])
  }
})

test('a token signed with the trusted secret is valid for the session that it names', async () => {
  const trusted = await new SignJWT(decodeJwt(user.token))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(trustedSecret))
  expect((await testApp.withToken(trusted).send(calls.getMe)).status).toBe(200)
})

test('a new key is published before it signs, and the old one stays valid until its tokens expire', async () => {
  const { rotateSigningKeys } = await import('@mainstreet/identity/sessions/signing-keys.ts')
  const { cleanupAccounts } = await import('../cleanup-accounts.ts')
  const { readConfig } = await import('../../config.ts')
  const testApp = await createTestApp()
  const oldUser = await createSignedInUser(testApp)
  const kids = async () =>
    (await testApp.app.inject('/auth/v1/.well-known/jwks.json')).json().keys.map((one: JWK) => one.kid)
  const { kid, activeFrom } = await rotateSigningKeys(testApp.db, new Date())
  testApp.deps.bus.publish('signing_keys')
  expect(await kids()).toHaveLength(2)
  const kidNow = async () => decodeProtectedHeader((await createSignedInUser(testApp)).token).kid
  expect(await kidNow()).not.toBe(kid)

  testApp.clock.now = new Date(activeFrom.getTime() + 1000)
  expect(await kidNow()).toBe(kid)
  expect((await testApp.withToken(oldUser.token).send(calls.getMe)).status).toBe(200)

  const { identity } = readConfig({})
  await cleanupAccounts(testApp.db, identity, testApp.clock.now)
  testApp.deps.bus.publish('signing_keys')
  expect(await kids()).toHaveLength(2)
  testApp.clock.now = new Date(activeFrom.getTime() + 2 * 3_600_000 + 1000)
  await cleanupAccounts(testApp.db, identity, testApp.clock.now)
  testApp.deps.bus.publish('signing_keys')
  expect(await kids()).toEqual([kid])
})

test('a configured signing key replaces the keys in the database', async () => {
  const jwk = foreignKey.privateKey.export({ format: 'jwk' })
  const testApp = await createTestApp({
    env: { AUTH_SIGNING_KEY: JSON.stringify({ ...jwk, kid: 'the-given-one' }) },
  })
  const { token } = await createSignedInUser(testApp)
  expect(decodeProtectedHeader(token).kid).toBe('the-given-one')
  expect((await testApp.withToken(token).send(calls.getMe)).status).toBe(200)
})
