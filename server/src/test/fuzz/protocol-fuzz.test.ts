import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../setup/test-app.ts'
import { almostValid, fuzzRuns, invalidText } from './fuzz-values.ts'

type Part = string | fc.Arbitrary<string>

/** Endpoints outside the call table: method, path, and the fields of body or query. */
const endpoints: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, fields: object][] = [
  [
    'POST',
    '/auth/v1/signup',
    { email: 'kim@people.example', password: 'a lamp in the window', data: { name: 'Kim' } },
  ],
  [
    'POST',
    '/auth/v1/token?grant_type=password',
    { email: 'kim@people.example', password: 'a lamp in the window' },
  ],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'none' }],
  ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: 'none', code_verifier: 'a'.repeat(50) }],
  [
    'POST',
    '/auth/v1/recover',
    { email: 'kim@people.example', code_challenge: 'x', code_challenge_method: 's256' },
  ],
  ['POST', '/auth/v1/resend', { type: 'signup', email: 'kim@people.example' }],
  [
    'POST',
    '/auth/v1/verify',
    { type: 'email', email: 'kim@people.example', token: '123456', token_hash: 'none' },
  ],
  ['GET', '/auth/v1/verify', { type: 'signup', token: 'none', redirect_to: 'https://people.example' }],
  [
    'GET',
    '/auth/v1/authorize',
    { provider: 'google', redirect_to: '/', code_challenge: 'x', scopes: 'email' },
  ],
  ['GET', '/auth/v1/callback', { state: 'none', code: 'none', error: 'no' }],
  ['GET', '/auth/v1/user', {}],
  ['PUT', '/auth/v1/user', { data: { name: 'Kim' }, email: 'kim@people.example', nonce: '1' }],
  ['POST', '/auth/v1/logout', { scope: 'local' }],
  ['POST', '/auth/v1/admin/users', { email: 'kim@people.example', app_metadata: { role: 'admin' } }],
  ['DELETE', '/auth/v1/admin/users/{}', {}],
  ['GET', '/auth/v1/user/identities/authorize', { provider: 'google' }],
  [
    'POST',
    '/storage/v1/bucket',
    { name: 'shelf', public: true, file_size_limit: 10, allowed_mime_types: ['image/*'] },
  ],
  ['GET', '/storage/v1/bucket/{}', {}],
  [
    'POST',
    '/storage/v1/object/list/shops',
    { prefix: '', limit: 10, offset: 0, sortBy: { column: 'name', order: 'asc' } },
  ],
  ['POST', '/storage/v1/object/move', { bucketId: 'shops', sourceKey: 'a', destinationKey: 'b' }],
  [
    'POST',
    '/storage/v1/object/copy',
    { bucketId: 'shops', sourceKey: 'a', destinationKey: 'b', metadata: {} },
  ],
  ['POST', '/storage/v1/object/sign/shops/{}', { expiresIn: 60 }],
  ['POST', '/storage/v1/object/sign/shops', { expiresIn: 60, paths: ['a'] }],
  ['POST', '/storage/v1/object/upload/sign/shops/{}', {}],
  ['PUT', '/storage/v1/object/upload/sign/shops/{}', { token: 'none' }],
  ['DELETE', '/storage/v1/object/shops', { prefixes: ['a'] }],
  ['POST', '/storage/v1/object/shops/{}', { any: 'thing' }],
  ['GET', '/storage/v1/object/public/shops/{}', { download: 'x', width: '10' }],
  [
    'POST',
    '/realtime/v1/api/broadcast',
    { messages: [{ topic: 'street', event: 'x', payload: {}, private: false }] },
  ],
  ['POST', '/realtime/v1/api/broadcast/{}/events/{}', { any: 'thing' }],
  [
    'POST',
    '/api/payments/webhook',
    { id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } },
  ],
  ['GET', '/api/images/{}', { size: 'small', format: 'webp', v: '1' }],
  ['GET', '/api/placeholder/{}/{}/theme/{}', { text: 'Bread' }],
  ['GET', '/api/placeholder/{}', { text: 'Bread', offline: 'true' }],
  ['GET', '/api/proxy-image', { url: 'https://drive.google.com/uc?id=1' }],
  ['GET', '/api/share-cards/products/{}', {}],
  ['GET', '/sitemap/{}', {}],
]

let testApp: TestApp
let tokens: (string | undefined)[]

beforeAll(async () => {
  testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off', AUTH_AUTOCONFIRM: 'on' } })
  const { app } = testApp
  const { access_token } = (
    await app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: { email: 'signed-in@people.example', password: 'a lamp in the window' },
    })
  ).json<{ access_token: string }>()
  tokens = [
    access_token,
    (await testApp.createShop()).merchant.token,
    (await testApp.createAdmin()).token,
    undefined,
  ]
})

describe('invalid input breaks no protocol', () => {
  test.each(endpoints)('%s %s', async (method, path, fields) => {
    const names = Object.keys(fields)
    const parts: Part[] = path
      .split(/(\{\})/)
      .map((part) => (part === '{}' ? invalidText.map(encodeInPath) : part))
    const url = fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    const query = fc.dictionary(fc.constantFrom('apikey', ...names), invalidText, { maxKeys: 2 })
    const body = method === 'GET' ? fc.constant(undefined) : almostValid(fields, names)
    const token = fc.constantFrom(...tokens, 'junk')

    await fc.assert(
      fc.asyncProperty(url, query, body, token, async (url, query, body, token) => {
        const [address = '', own = ''] = url.join('').split('?')
        const response = await testApp.app.inject({
          method,
          url: address,
          query: {
            ...(method === 'GET' ? fields : {}),
            ...Object.fromEntries(new URLSearchParams(own)),
            ...query,
          },
          headers: {
            apikey: 'mainstreet-public',
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        })
        expect(response.statusCode, response.body).toBeLessThan(500)
      }),
      { numRuns: fuzzRuns },
    )
  })
})

const encodeInPath = (word: string) => encodeURIComponent(word.toWellFormed()) || '-'
