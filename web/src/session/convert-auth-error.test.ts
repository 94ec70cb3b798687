import { texts } from '@mainstreet/contract/texts.ts'
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { convertAuthError } from './convert-auth-error.ts'

test('wrong credentials and an unconfirmed address read as the specification has them', () => {
  const wrong = convertAuthError(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))
  expect(wrong).toMatchObject({ code: 'invalid_credentials', userMessage: texts.login.invalidCredentials })
  const early = convertAuthError(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'))
  expect(early).toMatchObject({ code: 'email_not_confirmed', userMessage: texts.login.confirmEmail })
})

test('a weak password is told at its field', () => {
  const weak = convertAuthError(new AuthWeakPasswordError('Too common', 422, ['pwned']))
  expect(weak.details).toEqual([{ path: 'password', message: 'Too common' }])
})

test('who asks too often is told how long to wait', () => {
  const words = 'For security purposes, you can only request this after 42 seconds.'
  expect(convertAuthError(new AuthApiError(words, 429, 'over_email_send_rate_limit'))).toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 42,
  })
})

test('a lost connection, a provider that is down and a session that is gone are told apart', () => {
  expect(convertAuthError(new AuthRetryableFetchError('Failed to fetch', 0)).code).toBe('network')
  expect(convertAuthError(new AuthRetryableFetchError('', 503)).code).toBe('unavailable')
  expect(convertAuthError(new AuthSessionMissingError()).code).toBe('no_session')
})

test('what is not known here speaks for itself', () => {
  expect(convertAuthError(new AuthApiError('Signups not allowed', 422, 'signup_disabled')).userMessage).toBe(
    'Signups not allowed',
  )
})
