import type { CallShape } from '@mainstreet/contract/call.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { TestResponse, TestUser } from '../setup/test-user.ts'

/** Sends requests over the network to the current address; throws when there is no response. */
export function createRemoteUsers(getAddress: () => string, timeoutMs = minuteMs) {
  return (id: string, token?: string): TestUser => ({
    id,
    token,
    async send<C extends CallShape>(
      call: C,
      { params = {}, query = {}, body, headers = {} } = {} as NonNullable<Parameters<TestUser['send']>[1]>,
    ): Promise<TestResponse<C>> {
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const response = await fetch(
        `${getAddress()}${path}?${new URLSearchParams(query as Record<string, string>)}`,
        {
          method: call.method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            'content-type': 'application/json',
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeoutMs),
        },
      )
      const text = await response.text()
      return {
        status: response.status,
        body: text ? JSON.parse(text) : undefined,
        headers: Object.fromEntries(response.headers),
      }
    },
  })
}
