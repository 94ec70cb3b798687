import { expect, test } from 'vitest'
import { getRequestOrigin } from './request-origin.ts'

const publicUrl = 'https://street.example'

test('in demo mode all names of the local machine are allowed origins', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST', '127.0.0.1:8080'])
    expect(getRequestOrigin({ publicUrl, demo: true }, { host })).toBe(`http://${host.toLowerCase()}`)
})

test('any other host gets the configured origin', () => {
  const foreign = [
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost:3000@evil.example',
    'localhost:3000/evil',
    'localhost:999999',
    '127.0.0.2:3000',
    '2130706433',
    '',
  ]
  for (const host of foreign) expect(getRequestOrigin({ publicUrl, demo: true }, { host })).toBe(publicUrl)
})

test('outside demo mode only the configured origin is allowed', () => {
  for (const host of ['localhost:3000', '127.0.0.1', 'evil.example'])
    expect(getRequestOrigin({ publicUrl, demo: false }, { host })).toBe(publicUrl)
})
