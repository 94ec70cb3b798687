import type { CallResponse, CallShape } from '@mainstreet/contract/call.ts'
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import {
  buildCallUrl,
  type CallRestArgs,
  requestUntyped,
  toUntypedArgs,
  type UntypedCallArgs,
} from '../api/client.ts'
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
  return untypedQueryOptions<CallResponse<C>>(call, args ?? {})
}

/** For code that is generic over calls; its own signature has the types. */
export function untypedQueryOptions<R>(call: CallShape, args: object) {
  const { params, query } = toUntypedArgs(args)
  return queryOptions({
    queryKey: [call.path, params ?? null, query ?? null] as QueryKey,
    queryFn: (context) => fetchCall<R>(call, { params, query }, context),
  })
}

export async function fetchCall<R>(
  call: CallShape,
  { params, query }: UntypedCallArgs,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<R> {
  const carry = inProcessFetches.get(client)
  return (await (carry
    ? carry(buildCallUrl(call, { params, query }))
    : requestUntyped(call, { params, query, signal }))) as R
}

/** Suspends until the response is there; errors go to the nearest error boundary. */
export function useCall<C extends CallShape>(
  call: C,
  ...[args, options]: CallRestArgs<C, [options?: CallQueryOptions]>
): CallResponse<C> {
  const base = untypedQueryOptions<CallResponse<C>>(call, args ?? {})
  return useSuspenseQuery({ ...base, ...useLiveOptions(toLiveQuery(call, args ?? {}), options) }).data
}

export function useCallQuery<C extends CallShape>(
  call: C,
  ...[args, options]: CallRestArgs<C, [options?: CallQueryOptions]>
): UseQueryResult<CallResponse<C>> {
  return useQuery<CallResponse<C>>({
    ...untypedQueryOptions<CallResponse<C>>(call, args ?? {}),
    ...useLiveOptions(toLiveQuery(call, args ?? {}), options),
    enabled: options?.enabled ?? true,
    ...(options?.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

function toLiveQuery({ path }: CallShape, args: object) {
  const { params } = toUntypedArgs(args)
  return { path, params, queryKey: [path, params ?? null] }
}
