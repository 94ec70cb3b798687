import type { AnswerOf } from '@mainstreet/contract/call.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { ApiFailure } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'

export type AuthConfig = AnswerOf<typeof calls.authConfig>

let pending: Promise<AuthConfig> | undefined

/** Asked once; without a token, as renewing one waits for it. Throws `ApiFailure`. */
export function authConfig(): Promise<AuthConfig> {
  pending ??= ask().catch((fault: unknown) => {
    pending = undefined
    throw fault
  })
  return pending
}

async function ask(): Promise<AuthConfig> {
  const response = await fetch(calls.authConfig.path, { credentials: 'omit' }).catch(() => undefined)
  if (!response) throw new ApiFailure({ status: 0, code: 'network', message: texts.network.failed })
  if (!response.ok) throw new ApiFailure({ status: response.status, code: 'unavailable', message: '' })
  return (await response.json()) as AuthConfig
}
