import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { startTown } from '../test/harness.ts'
import { ask, type Somebody, somebody } from '../test/sign-in-races.ts'

/** T29: what must never pass for a token, tried at every door. */
const town = await startTown({ env: { AUTH_JWT_SECRET: 'a secret that others sign with, too' } })
const secret = new TextEncoder().encode('a secret that others sign with, too')
let who: Somebody
let key: { jwk: JWK; kid: string }

beforeAll(async () => {
  who = await somebody(town)
  const row = await town.db.one<{ kid: string; private_jwk: JWK }>(
    sql`select kid, private_jwk from signing_keys`,
  )
  key = { jwk: row?.private_jwk ?? {}, kid: row?.kid ?? '' }
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = () => decodeJwt(who.token)
const header = () => decodeProtectedHeader(who.token)

async function signed(changes: Record<string, unknown>, head: Record<string, unknown> = {}) {
  const payload = Object.fromEntries(
    Object.entries({ ...claims(), ...changes }).filter(([, value]) => value !== undefined),
  )
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, ...head })
    .sign(await importJWK(key.jwk, 'ES256'))
}

function hmac(head: object, payload: object, with_: string | Buffer): string {
  const body = `${part(head)}.${part(payload)}`
  return `${body}.${createHmac('sha256', with_).update(body).digest('base64url')}`
}

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const now = () => Math.floor(Date.now() / 1000)

const corpus: Record<string, () => string | Promise<string>> = {
  'alg none': () => `${part({ alg: 'none' })}.${part(claims())}.`,
  'alg none with the right key named': () => `${part({ ...header(), alg: 'none' })}.${part(claims())}.`,
  'HS256 keyed with our public key': async () => {
    const { keys } = (await town.app.inject('/auth/v1/.well-known/jwks.json')).json()
    return hmac({ alg: 'HS256', kid: key.kid, typ: 'JWT' }, claims(), JSON.stringify(keys[0]))
  },
  'HS256 with an empty key': () => hmac({ alg: 'HS256', typ: 'JWT' }, claims(), ''),
  'an unknown kid': () => signed({}, { kid: 'unheard-of' }),
  'a kid that is a path': () => signed({}, { kid: '../../../../dev/null' }),
  'a kid that is SQL': () => signed({}, { kid: "' or 1=1 --" }),
  'no kid': () => signed({}, { kid: undefined }),
  'a key of its own, brought along by jwk': async () =>
    new SignJWT(claims())
      .setProtectedHeader({
        alg: 'ES256',
        kid: key.kid,
        jwk: stranger.publicKey.export({ format: 'jwk' }) as JWK,
      })
      .sign(stranger.privateKey),
  'a key of its own, pointed at by jku and x5u': async () =>
    new SignJWT(claims())
      .setProtectedHeader({
        alg: 'ES256',
        kid: key.kid,
        jku: 'https://evil.example/keys',
        x5u: 'https://evil.example/c',
      })
      .sign(stranger.privateKey),
  expired: () => signed({ exp: now() - 1 }),
  'not yet valid': () => signed({ nbf: now() + 3600 }),
  'without an end': () => signed({ exp: undefined }),
  'of another issuer': () => signed({ iss: 'https://evil.example/auth/v1' }),
  'of our demo Google': () => signed({ iss: 'http://localhost:3000/dev/google' }),
  'for another audience': () => signed({ aud: 'storage' }),
  'without audience': () => signed({ aud: undefined }),
  'of no role': () => signed({ role: 'anon' }),
  'of no session': () => signed({ session_id: undefined }),
  'of a session that is not': () => signed({ session_id: randomUUID() }),
  'of a session of another': async () =>
    signed({ session_id: decodeJwt((await somebody(town)).token).session_id }),
  'of nobody': () => signed({ sub: undefined }),
  'of somebody else': async () => signed({ sub: (await somebody(town)).id }),
  'of a subject that is SQL': () => signed({ sub: "' or 1=1 --" }),
  'one bit altered in the claims': () => flipped(1),
  'one bit altered in the signature': () => flipped(2),
  'without its signature': () => `${who.token.split('.').slice(0, 2).join('.')}.`,
  'a refresh token': () => who.refresh,
  'a service key': () =>
    new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1 h')
      .sign(secret),
  'the public key of the browser': () => 'mainstreet-public',
  'a guessed demo token': () => `demo-${who.id}-${Date.now()}`,
  nothing: () => 'x',
}

function flipped(at: number): string {
  const parts = who.token.split('.')
  const bytes = Buffer.from(parts[at] ?? '', 'base64url')
  bytes[10] = (bytes[10] ?? 0) ^ 1
  parts[at] = bytes.toString('base64url')
  return parts.join('.')
}

test('the token itself counts', async () => {
  expect((await town.as(who.token).send(calls.me)).status).toBe(200)
  expect((await ask(who, '/user', undefined, who.token)).status).toBe(200)
  expect((await town.as(await signed({})).send(calls.me)).status).toBe(200)
})

test.each(Object.entries(corpus))('a token that is %s counts nowhere', async (_, make) => {
  const token = await make()
  const guarded = Object.values(calls).filter(({ access, method }) => access !== 'public' && method === 'GET')
  for (const call of guarded) expect((await town.as(token).send(call)).status, call.path).toBe(401)
  for (const path of ['/user', '/reauthenticate', '/admin/users']) {
    // service keys are for admins' calls, and for nothing else
    if (path === '/admin/users' && _ === 'a service key') continue
    expect([401, 403], path).toContain((await ask(who, path, undefined, token)).status)
  }
})

test('a token signed with the trusted secret counts for the session that it names', async () => {
  const trusted = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(secret)
  expect((await town.as(trusted).send(calls.me)).status).toBe(200)
})

test('a new key is published before it signs, and the old one counts until its tokens are over', async () => {
  const { rotateKeys } = await import('./auth/signing-keys.ts')
  const { sweepIdentity } = await import('./sweep.ts')
  const { readConfig } = await import('../config.ts')
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
