import { createPasswordHasher, requireStrongPassword } from '@mainstreet/identity/accounts/password-hasher.ts'
import { hash as hashAsTyped } from '@node-rs/argon2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'

const cheapHashing = { AUTH_HASH_MEMORY: '64', AUTH_HASH_ITERATIONS: '1' }

test('by default passwords are hashed by argon2id at the cost that OWASP recommends', async () => {
  const { identity } = readConfig({})
  const passwords = createPasswordHasher(identity)
  const hash = await passwords.hash('a lamp in the window')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(hash, 'a lamp in the window')).toBe(true)
  expect(await passwords.matches(hash, 'a lamp in the windov')).toBe(false)
})

test('no password matches an account without one, not even the dummy password', async () => {
  const { identity } = readConfig(cheapHashing)
  const passwords = createPasswordHasher(identity)
  for (const passwordHash of [null, undefined])
    expect(await passwords.matches(passwordHash, 'nobody has this one')).toBe(false)
})

const forms = fc.constantFrom('NFC', 'NFD')

test('a password is the same, however the keyboard composes its accents', async () => {
  const { identity } = readConfig(cheapHashing)
  const passwords = createPasswordHasher(identity)
  const typed = fc.array(fc.constantFrom('é', 'ệ', 'Å', '각', 'ñ', 'a', '7', '🍵'), {
    minLength: 1,
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(typed, forms, forms, async (characters, first, later) => {
      const password = characters.join('')
      const hash = await passwords.hash(password.normalize(first))
      expect(await passwords.matches(hash, password.normalize(later))).toBe(true)
      expect(await passwords.matches(hash, `${password.slice(0, -1)}x`.normalize(later))).toBe(false)
      expect(await passwords.findWeaknesses(password.normalize(first))).toEqual(
        await passwords.findWeaknesses(password.normalize(later)),
      )
    }),
    { numRuns: 50 },
  )
})

test('a hash of a password as it was typed keeps working', async () => {
  const passwords = createPasswordHasher(readConfig(cheapHashing).identity)
  const decomposed = 'le café de la rue'.normalize('NFD')
  const hash = await hashAsTyped(decomposed)
  expect(await passwords.matches(hash, decomposed)).toBe(true)
})

test.each(['NFC', 'NFD'])('the length of a password in %s counts whole characters', async (form) => {
  const { identity } = readConfig(cheapHashing)
  const passwords = createPasswordHasher(identity)
  const check = (password: string) =>
    requireStrongPassword(passwords, identity.passwordMinChars, password.normalize(form))
  await expect(check('é'.repeat(7))).rejects.toMatchObject({ status: 422 })
  await expect(check('áéíóúñçü')).resolves.toBeUndefined()
  await expect(check('é'.repeat(200))).resolves.toBeUndefined()
  await expect(check('é'.repeat(201))).rejects.toThrow('longer than 200')
})
