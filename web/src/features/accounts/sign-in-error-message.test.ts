import { m } from '@mainstreet/contract/messages/messages.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { signInErrorMessage } from './sign-in-error-message.ts'

test.each([
  [
    'the text of the server',
    new ApiError({ status: 401, code: 'invalid_credentials', message: 'No entry' }),
    'No entry',
  ],
  ['a response without a text', new ApiError({ status: 502, code: 'internal', message: '' }), m.login.failed],
  [
    'an error of the server that says nothing',
    new ApiError({ status: 500, code: 'internal', message: 'Oh', body: { code: 'internal' } }),
    m.login.failed,
  ],
  ['no response', new ApiError({ status: 0, code: 'network', message: 'Network error' }), m.login.tryAgain],
  ['an exception', new TypeError('x is not a function'), m.login.unexpected],
])('a failed sign-in shows the right text for %s', (_, failure, text) => {
  expect(signInErrorMessage(failure)).toBe(text)
})
