import type { CallResponse } from '@mainstreet/contract/call.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ApiError } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'

export type AuthConfig = CallResponse<typeof calls.getAuthConfig>

let pendingConfig: Promise<AuthConfig> | undefined

/** Fetched once; without a token, because a token refresh waits for it. Throws `ApiError`. */
export function getAuthConfig(): Promise<AuthConfig> {
  pendingConfig ??= fetchAuthConfig().catch((error: unknown) => {
    pendingConfig = undefined
    throw error
  })
  return pendingConfig
}

async function fetchAuthConfig(): Promise<AuthConfig> {
  const response = await fetch(calls.getAuthConfig.path, { credentials: 'omit' }).catch(() => undefined)
  if (!response) throw new ApiError({ status: 0, code: 'network', message: m.network.failed })
  if (!response.ok) throw new ApiError({ status: response.status, code: 'unavailable', message: '' })
  return (await response.json()) as AuthConfig
}
