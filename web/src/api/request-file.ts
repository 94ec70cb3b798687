import type { CallShape } from '@mainstreet/contract/call.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { ApiFailure } from './api-failure.ts'
import { addressOf } from './client.ts'
import { freshToken } from './token.ts'

type Args = { params?: Record<string, string>; query?: Record<string, unknown> }

/** For the calls that answer with a file. Throws `ApiFailure`. */
export async function requestFile(call: CallShape, args: Args): Promise<Blob> {
  const token = await freshToken()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(addressOf(call, args), { headers }).catch(() => {
    throw new ApiFailure({ status: 0, code: 'network', message: texts.network.failed })
  })
  if (!answer.ok) {
    const body = (await answer.json().catch(() => ({}))) as { error?: string; code?: 'internal' }
    throw new ApiFailure({ status: answer.status, code: body.code ?? 'internal', message: body.error ?? '' })
  }
  return answer.blob()
}
