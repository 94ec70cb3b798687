import { m } from '@mainstreet/contract/messages/messages.ts'
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { convertAuthError } from './convert-auth-error.ts'

test('wrong credentials and an unconfirmed address have the texts of the specification', () => {
  const wrong = convertAuthError(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))
  expect(wrong).toMatchObject({ code: 'invalid_credentials', userMessage: m.login.invalidCredentials })
  const early = convertAuthError(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'))
  expect(early).toMatchObject({ code: 'email_not_confirmed', userMessage: m.login.confirmEmail })
})

test('a weak password is reported at its field', () => {
  const weak = convertAuthError(new AuthWeakPasswordError('Too common', 422, ['pwned']))
  expect(weak.details).toEqual([{ path: 'password', message: 'Too common' }])
})

test('a rate limit says how long to wait', () => {
  const message = 'For security purposes, you can only request this after 42 seconds.'
  expect(convertAuthError(new AuthApiError(message, 429, 'over_email_send_rate_limit'))).toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 42,
  })
})

test('a lost connection, an unavailable provider and an ended session are distinguished', () => {
  expect(convertAuthError(new AuthRetryableFetchError('Failed to fetch', 0)).code).toBe('network')
  expect(convertAuthError(new AuthRetryableFetchError('', 503)).code).toBe('unavailable')
  expect(convertAuthError(new AuthSessionMissingError()).code).toBe('unauthenticated')
})

test('an unknown error shows its own text', () => {
  expect(convertAuthError(new AuthApiError('Signups not allowed', 422, 'signup_disabled')).userMessage).toBe(
    'Signups not allowed',
  )
})
