import { afterEach, expect, test, vi } from 'vitest'
import { findWebauthnObstacle } from './webauthn-support.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['localhost', undefined],
  ['street.example', undefined],
  ['127.0.0.1', 'address'],
  ['[::1]', 'address'],
])('a browser with WebAuthn, at %s: %s', (hostname, obstacle) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { credentials: {} })
  vi.stubGlobal('location', { hostname })
  expect(findWebauthnObstacle()).toBe(obstacle)
})

test('a browser without WebAuthn says so first', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  vi.stubGlobal('navigator', { credentials: {} })
  vi.stubGlobal('location', { hostname: '127.0.0.1' })
  expect(findWebauthnObstacle()).toBe('browser')
})
