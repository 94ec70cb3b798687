import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmailAddress } from './email-address.ts'
import { emailRule, findFieldError } from './field-rules.ts'
import { textField } from './fields.ts'
import { fieldErrors } from './messages/en/field-errors.ts'

const emailOrEmpty = textField(emailRule)

test.each([
  ['tom&jerry@example.com', 'tom&jerry@example.com'],
  ['x=y@example.com', 'x=y@example.com'],
  [' Kim@Example.COM ', 'kim@example.com'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@BÜCHER.example', 'info@xn--bcher-kva.example'],
  ['info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
  ['info@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
  ['a@例え.jp', 'a@xn--r8jz45g.jp'],
  ['a@例え。jp', 'a@xn--r8jz45g.jp'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
])('%s is the account %s', (typed, address) => {
  expect(readEmailAddress(typed)).toBe(address)
  expect(emailOrEmpty.safeParse(typed).success).toBe(true)
})

test.each([
  'kim',
  'kim@example',
  'kim@localhost',
  'kim@127.0.0.1',
  'kim@0x7f.1',
  'kim@[::1]',
  'kim@example.com:25',
  'kim@example.com/a',
  'kim@example%2ecom',
  'kim@a@example.com',
  'kim@-x.example',
  'kim@x..example',
  'kim@x.example.',
  'jürgen@example.com',
  'kim@example.com,ada@example.com',
  `kim@${'x'.repeat(64)}.example`,
  `kim@${'x.'.repeat(130)}example`,
])('%s is no address', (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined()
  expect(emailOrEmpty.safeParse(typed).success).toBe(false)
  expect(findFieldError(emailRule, typed, fieldErrors)).toBeDefined()
})

const domain = fc.oneof(
  fc.domain(),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((label) => `${label}.example`),
  fc.string({ maxLength: 12 }),
)
const address = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.stringMatching(/^[a-zA-Z&=.'ü]{1,8}$/), domain).map(([name, host]) => `${name}@${host}`),
)

test('form, request and account agree on each address, and its account keeps its form', () => {
  fc.assert(
    fc.property(address, (typed) => {
      const text = typed.trim()
      const account = readEmailAddress(typed)
      expect(emailOrEmpty.safeParse(typed).success).toBe(account !== undefined)
      expect(findFieldError(emailRule, text, fieldErrors) === undefined).toBe(account !== undefined)
      if (account === undefined) return
      expect(readEmailAddress(account)).toBe(account)
      expect(account).toMatch(/^[!-~]+$/)
      expect(account).toBe(account.toLowerCase())
    }),
  )
})
