import { emailRule } from '@mainstreet/contract/field-rules.ts'
import { textField } from '@mainstreet/contract/fields.ts'
import { parseEmail, toLookupEmail } from '@mainstreet/identity/accounts/email-address.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'

const emailOrEmpty = textField(emailRule)
const testApp = await createTestApp()
const password = 'a lamp in the window'

test.each([
  ['tom&jerry=both@both.example', 'TOM&jerry=both@BOTH.example'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['a@xn--r8jz45g.jp', 'a@例え.jp'],
])('%s and %s are one account', async (first, second) => {
  const { error: signUpError } = await testApp.browser().auth.signUp({ email: first, password })
  expect(signUpError).toBeNull()
  // only the password of a known account is compared before the confirmation is required
  const { error } = await testApp.browser().auth.signInWithPassword({ email: second, password })
  expect(error).toMatchObject({ code: 'email_not_confirmed' })
})

test('a local part in another script has the clear error of any wrong address', async () => {
  const { error } = await testApp.browser().auth.signUp({ email: 'jürgen@people.example', password })
  expect(error).toMatchObject({ status: 400, message: 'Unable to validate email address: invalid format' })
})

test('an account accepts exactly the addresses that an order accepts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
      fc.pre(typed.trim() !== '')
      const isAccepted = emailOrEmpty.safeParse(typed).success
      if (isAccepted) expect(parseEmail(typed)).toBe(toLookupEmail(typed))
      else expect(() => parseEmail(typed)).toThrow('invalid format')
    }),
  )
})
