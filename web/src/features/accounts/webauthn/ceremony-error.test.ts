import { m } from '@mainstreet/contract/messages/messages.ts'
import { AuthApiError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { CeremonyError, convertCeremonyError } from './ceremony-error.ts'

const texts = { cancelled: 'Nothing was used', rejected: 'Not this one' }
const { failures, obstacles } = m.accounts.webauthn

/** As the library passes on what the browser threw. */
const fromBrowser = (name: string) =>
  Object.assign(new Error('of the browser', { cause: Object.assign(new Error(), { name }) }), {
    __isWebAuthnError: true,
  })

test.each([
  ['NotAllowedError', texts.cancelled, true],
  ['AbortError', texts.cancelled, true],
  ['InvalidStateError', failures.alreadyAdded, false],
  ['SecurityError', obstacles.address, false],
  ['ConstraintError', failures.unsuitable, false],
  ['UnknownError', failures.failed, false],
])('a %s of the browser is shown as: %s', (name, userMessage, isCancelled) => {
  const converted = convertCeremonyError(fromBrowser(name), texts)
  expect(converted).toBeInstanceOf(CeremonyError)
  expect(converted).toMatchObject({ userMessage, isCancelled })
})

test('what the provider rejects is shown in words of the ceremony, and a late response as late', () => {
  const rejected = new AuthApiError('Verification failed', 400, 'webauthn_verification_failed')
  expect(convertCeremonyError(rejected, texts)).toMatchObject({ userMessage: texts.rejected })
  const late = convertCeremonyError(new AuthApiError('Expired', 400, 'webauthn_challenge_expired'), texts)
  expect(late).toBeInstanceOf(ApiError)
  expect(late).toMatchObject({ userMessage: m.accounts.webauthn.tookTooLong })
})
