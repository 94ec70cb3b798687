import { expect, test } from 'vitest'
import { readConfig } from '../../../server/src/config.ts'
import { createPasswordHasher } from './password-hasher.ts'

test('by default passwords are hashed by argon2id at the cost that OWASP recommends', async () => {
  const { identity } = readConfig({})
  const passwords = createPasswordHasher(identity)
  const hash = await passwords.hash('a lamp in the window')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(hash, 'a lamp in the window')).toBe(true)
  expect(await passwords.matches(hash, 'a lamp in the windov')).toBe(false)
})

test('no password matches an account without one, not even the dummy password', async () => {
  const { identity } = readConfig({ AUTH_HASH_MEMORY: '64', AUTH_HASH_ITERATIONS: '1' })
  const passwords = createPasswordHasher(identity)
  for (const passwordHash of [null, undefined])
    expect(await passwords.matches(passwordHash, 'nobody has this one')).toBe(false)
})
