// @vitest-environment happy-dom
import { sessionLimits as limits } from '@mainstreet/contract/accounts/limits.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createAuthClient } from './create-auth-client.ts'

vi.mock('./auth-config.ts', () => ({
  getAuthConfig: async () => ({ auth_url: '/auth/v1', anon_key: 'anon' }),
}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a request without a response ends with an error', async () => {
  const timer = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      timer.abort(new DOMException('signal timed out', 'TimeoutError'))
    })
  })
  const client = await createAuthClient('test', () => undefined)
  const { error } = await client.signInWithPassword({ email: 'a@b.c', password: 'secret' })
  expect(timeout).toHaveBeenCalledWith(limits.providerTimeoutMs)
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError' })
  await client.stopAutoRefresh()
})
