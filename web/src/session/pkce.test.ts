import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPkcePair } from './pkce.ts'

test('the challenge is the digest of the verifier', async () => {
  const { verifier, challenge, method } = await createPkcePair()
  expect(verifier).toMatch(/^[A-Za-z0-9_-]{43,128}$/)
  expect(method).toBe('s256')
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'))
})

test('every pair is different', async () => {
  const pairs = await Promise.all(Array.from({ length: 20 }, createPkcePair))
  expect(new Set(pairs.map(({ verifier }) => verifier)).size).toBe(20)
})
