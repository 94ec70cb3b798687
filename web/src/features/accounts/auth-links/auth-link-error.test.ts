import { m } from '@mainstreet/contract/messages/messages.ts'
import { expect, test } from 'vitest'
import { getAuthLinkError } from './auth-link-error.ts'
import { parseAuthRedirect } from './complete-auth-link.ts'

const parseAt = (address: string) => parseAuthRedirect(new URL(address, 'http://street.example'))

test('the redirect is read from the query and from the fragment', () => {
  expect(parseAt('/auth/callback?mode=signup&code=abc')).toEqual({ kind: 'code', code: 'abc' })
  expect(parseAt('/reset-password#access_token=a&refresh_token=r&type=recovery')).toEqual({
    kind: 'tokens',
    token: 'a',
    refresh_token: 'r',
  })
  const expired = 'error=access_denied&error_code=otp_expired&error_description=Email+link+has+expired'
  for (const address of [`/auth/callback#${expired}`, `/auth/callback?${expired}`])
    expect(parseAt(address)).toEqual({
      kind: 'error',
      code: 'otp_expired',
      message: 'Email link has expired',
    })
  expect(parseAt('/auth/callback?error=access_denied')).toMatchObject({ code: 'access_denied' })
  expect(parseAt('/auth/callback#message=Confirm+the+other+link')).toMatchObject({ kind: 'message' })
  expect(parseAt('/auth/callback?mode=signin')).toEqual({ kind: 'nothing' })
})

test('a link opened in another browser confirms the address, but sets no password there', () => {
  const missing = 'pkce_code_verifier_not_found'
  expect(getAuthLinkError('signup', missing)).toMatchObject({
    title: 'Email confirmed',
    next: 'sign_in',
  })
  expect(getAuthLinkError('recovery', missing)).toMatchObject({ next: 'recover' })
})

test('an expired link says how to request a new one of its kind', () => {
  expect(getAuthLinkError('signup', 'otp_expired').next).toBe('mail_again')
  expect(getAuthLinkError('recovery', 'otp_expired').next).toBe('recover')
  expect(getAuthLinkError('recovery', 'flow_state_not_found').next).toBe('recover')
})

test.each([
  ['the message of the provider', 'brand_new', 'The moon is full', 'The moon is full'],
  ['an unexpected error without one', 'brand_new', '', m.login.unexpected],
  ['a text of our own', 'access_denied', 'The user denied access', /^Google sign-in was canceled/],
  ['a text of our own for an exchange that failed', 'bad_code_verifier', '', /^Sign-in took too long/],
])('a failed third-party sign-in has its title and %s', (_, code, message, text) => {
  const error = getAuthLinkError('signin', code, message)
  expect(error.title).toBe(m.login.thirdPartyFailedTitle)
  expect(error.text).toMatch(text)
})

test('a code named like an inherited property is unknown', () => {
  for (const code of ['constructor', '__proto__', 'toString'])
    expect(getAuthLinkError('signin', code, 'Said')).toEqual(getAuthLinkError('signin', 'unknown', 'Said'))
})
