import { expect, test } from 'vitest'
import { renderEmail, sanitizeMailSubject } from './email-template.ts'

test.each([
  ['New order from Kim\r\nBcc: all@people.example', 'New order from Kim Bcc: all@people example'],
  ['Kim\u2028Second line\u0000', 'Kim Second line'],
  ['\u202egpj.exe Kim', 'gpj exe Kim'],
  ['Message from https://prize.example/win?a=1 now', 'Message from now'],
  ['Message from www.prize.example', 'Message from'],
  ['Visit prize.example today', 'Visit prize example today'],
])('the subject %j is sent as %j', (subject, expected) => {
  expect(sanitizeMailSubject(subject)).toBe(expected)
})

test('ordinary names and amounts stay as they are', () => {
  for (const subject of [
    'Dr. Ann O’Neil ordered 2 jars for $12.50',
    'St. Mary’s Bakery & Café: 1.5 lb of flour',
    'João 🍞',
  ])
    expect(sanitizeMailSubject(subject)).toBe(subject)
})

test('an email has the sanitized subject of at most 150 characters', () => {
  const { subject } = renderEmail({ subject: `Kim\n${'x'.repeat(500)}`, heading: 'Kim', paragraphs: [] })
  expect(subject).toMatch(/^Kim x+…$/)
  expect(subject).toHaveLength(150)
})
