import type { CallResponse, CallShape } from '@mainstreet/contract/call.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallRestArgs } from '../api/client.ts'
import { createRandomKey } from '../browser/random-key.ts'
import { untypedQueryOptions } from './use-call.ts'

/**
 * For an editor that starts with the response: it is fetched on every mount. A cached one has an old
 * version, and changes based on that are rejected.
 */
export function useFreshCallQuery<C extends CallShape>(
  call: C,
  ...[args, options]: CallRestArgs<C, [options?: { enabled: boolean }]>
): UseQueryResult<CallResponse<C>> {
  const [mountKey] = useState(createRandomKey)
  const base = untypedQueryOptions<CallResponse<C>>(call, args ?? {})
  return useQuery<CallResponse<C>>({
    ...base,
    queryKey: [...base.queryKey, mountKey],
    gcTime: 0,
    enabled: options?.enabled ?? true,
  })
}
