import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose'
import { WebSocket } from 'ws'
import { createSignedInUser, type SignedInUser, sendAuthRequest } from '../accounts/sign-in-races.ts'
import type { TestApp } from '../setup/test-app.ts'

/** The server under test trusts it, too. */
export const trustedSecret = 'a secret that others sign with, too'
const secret = new TextEncoder().encode(trustedSecret)
export const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const nowSeconds = () => Math.floor(Date.now() / 1000)

function signHmac(head: object, payload: object, key: string | Buffer): string {
  const body = `${encodePart(head)}.${encodePart(payload)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

function flipBit(token: string, at: number): string {
  const parts = token.split('.')
  const bytes = Buffer.from(parts[at] ?? '', 'base64url')
  bytes[10] = (bytes[10] ?? 0) ^ 1
  parts[at] = bytes.toString('base64url')
  return parts.join('.')
}

type SignModified = (changes: Record<string, unknown>, head?: Record<string, unknown>) => Promise<string>

type TokenSigner = { token: string; kid: string; signed: SignModified; published: JWK }

/** Changes a token and signs it with its original key. */
export async function createTokenSigner(db: Queryable, token: string): Promise<TokenSigner> {
  const row = await db.one<{ kid: string; private_jwk: JWK }>(sql`select kid, private_jwk from signing_keys`)
  const [kid, jwk] = [row?.kid ?? '', row?.private_jwk ?? {}]
  const key = await importJWK(jwk, 'ES256')
  const signed: SignModified = (changes, head = {}) => {
    const payload = Object.fromEntries(
      Object.entries({ ...decodeJwt(token), ...changes }).filter(([, value]) => value !== undefined),
    )
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid, ...head }).sign(key)
  }
  const { d: _secret, ...published } = { ...jwk, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  return { token, kid, signed, published }
}

/** Variants of a valid token, made with and without its key. */
export async function createForgeries({
  token,
  kid,
  signed,
  published,
}: TokenSigner): Promise<Record<string, string>> {
  const claims = decodeJwt(token)
  const header = decodeProtectedHeader(token)
  const otherUsers = (head: object) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, ...head }).sign(foreignKey.privateKey)

  return {
    'alg none': `${encodePart({ alg: 'none' })}.${encodePart(claims)}.`,
    'alg none with the right key named': `${encodePart({ ...header, alg: 'none' })}.${encodePart(claims)}.`,
    'HS256 keyed with our public key': signHmac(
      { alg: 'HS256', kid, typ: 'JWT' },
      claims,
      JSON.stringify(published),
    ),
    'HS256 with an empty key': signHmac({ alg: 'HS256', typ: 'JWT' }, claims, ''),
    'an unknown kid': await signed({}, { kid: 'unheard-of' }),
    'a kid that is a path': await signed({}, { kid: '../../../../dev/null' }),
    'a kid that is SQL': await signed({}, { kid: "' or 1=1 --" }),
    'no kid': await signed({}, { kid: undefined }),
    'signed by another': await otherUsers({}),
    'a key of its own, brought along by jwk': await otherUsers({
      jwk: foreignKey.publicKey.export({ format: 'jwk' }),
    }),
    'a key of its own, pointed at by jku and x5u': await otherUsers({
      jku: 'https://evil.example/keys',
      x5u: 'https://evil.example/c',
    }),
    expired: await signed({ exp: nowSeconds() - 1 }),
    'not yet valid': await signed({ nbf: nowSeconds() + 3600 }),
    'without an end': await signed({ exp: undefined }),
    'of another issuer': await signed({ iss: 'https://evil.example/auth/v1' }),
    'of our demo Google': await signed({ iss: 'http://localhost:3000/dev/google' }),
    'for another audience': await signed({ aud: 'storage' }),
    'without audience': await signed({ aud: undefined }),
    'of no role': await signed({ role: 'anon' }),
    'of no session': await signed({ session_id: undefined }),
    'of no user': await signed({ sub: undefined }),
    'of a subject that is SQL': await signed({ sub: "' or 1=1 --" }),
    'one bit altered in the claims': flipBit(token, 1),
    'one bit altered in the signature': flipBit(token, 2),
    'without its signature': `${token.split('.').slice(0, 2).join('.')}.`,
    nothing: 'x',
  }
}

/** What must never be accepted as a token; `who` is signed in. */
export async function createForgedTokens(
  testApp: TestApp,
  user: SignedInUser,
): Promise<Record<string, string>> {
  const signer = await createTokenSigner(testApp.db, user.token)
  const { signed } = signer
  const other = await createSignedInUser(testApp)
  return {
    ...(await createForgeries(signer)),
    'of a session that is not': await signed({ session_id: randomUUID() }),
    'of a session of another': await signed({ session_id: decodeJwt(other.token).session_id }),
    'of another user': await signed({ sub: other.id }),
    'a refresh token': user.refresh,
    'a storage token': await createStorageToken(testApp),
    'a service key': await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1 h')
      .sign(secret),
    'the public key of the browser': 'mainstreet-public',
    'a guessed demo token': `demo-${user.id}-${Date.now()}`,
    'of a user who has signed out': await createSignedOutToken(testApp),
    'of a banned user': await createBannedUserToken(testApp),
    'of a user who has deleted the account': await createDeletedUserToken(testApp),
  }
}

async function createStorageToken(testApp: TestApp): Promise<string> {
  const { id, merchant } = await testApp.createShop()
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/storage/v1/object/upload/sign/images/${id}/a.png`,
    headers: { authorization: `Bearer ${merchant.token}` },
  })
  return response.json<{ token: string }>().token
}

async function createSignedOutToken(testApp: TestApp): Promise<string> {
  const { browser, token } = await createSignedInUser(testApp)
  await browser.auth.signOut()
  return token
}

async function createBannedUserToken(testApp: TestApp): Promise<string> {
  const [admin, user] = [await testApp.createAdmin(), await createSignedInUser(testApp)]
  await testApp.withToken(user.token).send(calls.getMe)
  await admin.send(calls.updateUser, { params: { id: user.id }, body: { banned: true } })
  return user.token
}

async function createDeletedUserToken(testApp: TestApp): Promise<string> {
  const { token, password } = await createSignedInUser(testApp)
  await testApp.withToken(token).send(calls.deleteMe, { body: { password } })
  return token
}

/** The endpoints of a listening server that accept this token. */
export async function findOpenEndpoints(
  testApp: TestApp,
  token: string,
  user: Pick<SignedInUser, 'id' | 'browser'>,
): Promise<string[]> {
  const endpoints: Record<string, () => Promise<boolean>> = {}
  for (const call of Object.values(calls))
    if (call.access !== 'public' && call.method === 'GET')
      endpoints[call.path] = async () => (await testApp.withToken(token).send(call)).status !== 401
  for (const path of ['/user', '/reauthenticate', '/admin/users'])
    endpoints[`/auth/v1${path}`] = async () =>
      ![401, 403].includes((await sendAuthRequest(user, path, undefined, token)).status)
  endpoints['/storage/v1'] = async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/storage/v1/object/list/images',
      headers: { authorization: `Bearer ${token}` },
      payload: { prefix: '' },
    })
    return response.json<{ statusCode?: string }>().statusCode !== '403'
  }
  const userId = getSubject(token) ?? user.id
  endpoints['/ws'] = () => isAdmitted(testApp, '/ws', { type: 'auth', userId, userType: 'customer', token })
  endpoints['/realtime/v1'] = () =>
    isAdmitted(
      testApp,
      '/realtime/v1/websocket?apikey=public-to-the-page&vsn=1.0.0',
      createJoinFrame(userId, token),
    )
  const open = await Promise.all(
    Object.entries(endpoints).map(async ([endpoint, isOpen]) => ((await isOpen()) ? [endpoint] : [])),
  )
  return open.flat()
}

function getSubject(token: string): string | undefined {
  try {
    return decodeJwt(token).sub
  } catch {
    return undefined
  }
}

/** A frame that joins the private channel of a user. */
export function createJoinFrame(userId: string, token: string) {
  return {
    topic: `realtime:user:${userId}`,
    event: 'phx_join',
    payload: { config: { private: true }, access_token: token },
    ref: '1',
    join_ref: '1',
  }
}

/** Whether the first response to this first frame is a success. */
async function isAdmitted(testApp: TestApp, path: string, frame: object): Promise<boolean> {
  const address = testApp.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}${path}`)
  try {
    return await new Promise((resolve, reject) => {
      socket.once('open', () => socket.send(JSON.stringify(frame)))
      socket.once('message', (data) => resolve(/"auth_success"|"status":"ok"/.test(String(data))))
      socket.once('close', () => resolve(false))
      socket.once('error', reject)
    })
  } finally {
    socket.terminate()
  }
}
