import { generateKeyPairSync } from 'node:crypto'
import { createAuthDeps, SigningKeyError } from '@mainstreet/identity/create-auth-deps.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { AuthClient } from '@supabase/auth-js'
import { importJWK, type JWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { authUrl, createAppFetch } from '../clients/auth-browser.ts'
import { createTestApp } from '../setup/test-app.ts'

const createKey = (): JWK => ({
  ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK),
  kid: 'operator',
  alg: 'RS256',
})
const key = createKey()
const testApp = await createTestApp({
  env: { AUTH_SIGNING_KEY: JSON.stringify({ ...key, use: 'sig', key_ops: ['sign', 'verify'] }) },
})

async function signKey(claims: Record<string, unknown>, by = key): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'operator' })
    .setExpirationTime('1 h')
    .sign(await importJWK(by, 'RS256'))
}

function createAdminClient(token: string) {
  const headers = { apikey: token, Authorization: `Bearer ${token}` }
  const fetch = createAppFetch(testApp.app, '203.0.113.7')
  return new AuthClient({ url: authUrl, headers, persistSession: false, fetch }).admin
}

describe('a configured signing key', () => {
  test('may name the operations of both of its halves', async () => {
    const { statusCode, body } = await testApp.app.inject('/auth/v1/.well-known/jwks.json')
    expect(statusCode).toBe(200)
    const { keys } = JSON.parse(body) as { keys: JWK[] }
    expect(keys).toMatchObject([{ kid: 'operator', alg: 'RS256', use: 'sig', key_ops: ['verify'] }])
    expect(keys[0]).not.toHaveProperty('d')
    const browser = testApp.browser()
    await browser.auth.signUp({ email: 'rsa@people.example', password: 'a lamp in the window' })
    const [mail] = await testApp.readMailsTo('rsa@people.example')
    const code = (await browser.followLink(mail?.link ?? '')).searchParams.get('code') ?? ''
    const { data, error } = await browser.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect((await browser.auth.getClaims(data.session?.access_token)).data?.header.alg).toBe('RS256')
  })

  test('whose halves do not belong together ends the start', async () => {
    const { n = '' } = createKey()
    const config = readConfig({ AUTH_SIGNING_KEY: JSON.stringify({ ...key, n }) })
    const deps = { db: testApp.db, bus: createLocalBus(), now: () => new Date() }
    await expect(createAuthDeps(deps, config.identity)).rejects.toThrow(SigningKeyError)
  })
})

describe('a token that the operator has signed', () => {
  test('acts as a service without audience, issuer and subject', async () => {
    const { data, error } = await createAdminClient(
      await signKey({ role: 'service_role', iss: 'operator' }),
    ).listUsers()
    expect(error).toBeNull()
    expect(data).toMatchObject({ aud: 'authenticated' })
  })

  test.each(['authenticated', 'anon', undefined])('is no service with the role %s', async (role) => {
    const { error } = await createAdminClient(await signKey({ role })).listUsers()
    expect(error).toMatchObject({ status: 403 })
  })

  test('is no service when another key signed it', async () => {
    const { error } = await createAdminClient(
      await signKey({ role: 'service_role' }, createKey()),
    ).listUsers()
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })
})
