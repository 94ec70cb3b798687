import { expect, test } from 'vitest'
import { buildTokenEmail } from './email-templates.ts'

const url = 'https://shops.example/auth/callback?token_hash=abc'
const input = { url, code: '123456', codeMinutes: 10, email: 'kim@example.com', newEmail: undefined }

test('an email with a link offers the code as the other way', () => {
  const { text, html } = buildTokenEmail('signup', input)
  expect(text).toContain('Or enter this code: 123456')
  expect(html).toContain('Or enter this code:')
})

test('an email without a link mentions none', () => {
  const { text, html } = buildTokenEmail('reauthentication', input)
  expect(text).toContain('Your code: 123456')
  expect(html).toContain('Your code:')
  expect(`${text}${html.replace(/<[^>]*>/g, '')}`).not.toMatch(/\blink\b|Or enter/)
})

test('the subject of each email is short', () => {
  const kinds = [
    'signup',
    'recovery',
    'magiclink',
    'invite',
    'email_change_current',
    'email_change_new',
    'reauthentication',
  ] as const
  for (const kind of kinds) expect(buildTokenEmail(kind, input).subject.length).toBeLessThanOrEqual(60)
})
