import type { CallResponse, CallShape } from '@mainstreet/contract/call.ts'
import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { buildCallUrl, type CallArgs, type CallRestArgs, request } from './client.ts'
import { type FreshnessOptions, useLiveOptions } from './live/use-live-options.ts'

type CallQueryOptions = FreshnessOptions & {
  /** Shows the previous response while the next one is fetched. */
  keepPrevious?: boolean
}

/** For public pages: updated live, and not read again right after server-side rendering. */
export const publicCallOptions = { live: true, staleTime: 30_000 } as const

/** How server-side rendering reads: in process, as an anonymous viewer. */
type InProcessFetch = (path: string) => Promise<unknown>
const inProcessFetches = new WeakMap<QueryClient, InProcessFetch>()

export function setInProcessFetch(client: QueryClient, carry: InProcessFetch) {
  inProcessFetches.set(client, carry)
}

export function callQueryOptions<C extends CallShape>(call: C, ...[args]: CallRestArgs<C>) {
  const plain = (args ?? {}) as Pick<CallArgs<C>, 'params' | 'query'>
  return queryOptions({
    queryKey: [call.path, plain.params ?? null, plain.query ?? null] as const,
    queryFn: (context) => fetchCall(call, plain, context),
  })
}

export async function fetchCall<C extends CallShape>(
  call: C,
  args: Pick<CallArgs<C>, 'params' | 'query'>,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<CallResponse<C>> {
  const carry = inProcessFetches.get(client)
  const { params, query } = args as { params?: Record<string, string>; query?: Record<string, unknown> }
  if (carry) return (await carry(buildCallUrl(call, { params, query }))) as CallResponse<C>
  return (await request(call as CallShape, { params, query, signal } as never)) as CallResponse<C>
}

/** Suspends until the response is there; errors go to the nearest error boundary. */
export function useCall<C extends CallShape>(
  call: C,
  ...[args, options]: CallRestArgs<C, [options?: CallQueryOptions]>
) {
  const base = callQueryOptions(call, ...([args] as unknown as CallRestArgs<C>))
  return useSuspenseQuery({ ...base, ...useLiveOptions(toLiveQuery(call, args), options) })
    .data as CallResponse<C>
}

export function useCallQuery<C extends CallShape>(
  call: C,
  ...[args, options]: CallRestArgs<C, [options?: CallQueryOptions]>
): UseQueryResult<CallResponse<C>> {
  const base = callQueryOptions(call, ...([args] as unknown as CallRestArgs<C>))
  return useQuery({
    ...base,
    ...useLiveOptions(toLiveQuery(call, args), options),
    enabled: options?.enabled ?? true,
    ...(options?.keepPrevious ? { placeholderData: (before: unknown) => before as never } : {}),
  }) as UseQueryResult<CallResponse<C>>
}

function toLiveQuery(call: CallShape, args: unknown) {
  const { params } = (args ?? {}) as { params?: Record<string, string> }
  return { path: call.path, params, queryKey: [call.path, params ?? null] }
}
