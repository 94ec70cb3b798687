import type { AnswerOf, CallShape } from '@mainstreet/contract/call.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../browser/random-key.ts'
import type { Rest } from './client.ts'
import { answerQuery } from './use-call.ts'

/**
 * For an editor, which begins with it: asked each time this is mounted. What was kept from before carries an old
 * version, and what is saved on that is refused.
 */
export function useFreshAnswer<C extends CallShape>(
  call: C,
  ...[args, options]: Rest<C, [options?: { enabled: boolean }]>
): UseQueryResult<AnswerOf<C>> {
  const [opening] = useState(newKey)
  const base = answerQuery(call, ...([args] as unknown as Rest<C>))
  return useQuery({
    ...base,
    queryKey: [...base.queryKey, opening] as unknown as typeof base.queryKey,
    gcTime: 0,
    enabled: options?.enabled ?? true,
  }) as UseQueryResult<AnswerOf<C>>
}
