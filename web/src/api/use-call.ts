import type { AnswerOf, CallShape } from '@mainstreet/contract/call.ts'
import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ArgsOf, addressOf, type Rest, request } from './client.ts'
import { type Freshness, useLive } from './live/use-live-options.ts'

type Options = Freshness & {
  /** Shows the answer before while the next one is fetched. */
  keepPrevious?: boolean
}

/** For pages that anybody may open: followed live, and not asked for again at once after the server has rendered them. */
export const publicly = { live: true, staleTime: 30_000 } as const

/** How a server render reads: in process, as nobody. */
type Carry = (path: string) => Promise<unknown>
const carriers = new WeakMap<QueryClient, Carry>()

export function carryBy(client: QueryClient, carry: Carry) {
  carriers.set(client, carry)
}

export function answerQuery<C extends CallShape>(call: C, ...[args]: Rest<C>) {
  const plain = (args ?? {}) as Pick<ArgsOf<C>, 'params' | 'query'>
  return queryOptions({
    queryKey: [call.path, plain.params ?? null, plain.query ?? null] as const,
    queryFn: (context) => readAnswer(call, plain, context),
  })
}

export async function readAnswer<C extends CallShape>(
  call: C,
  args: Pick<ArgsOf<C>, 'params' | 'query'>,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<AnswerOf<C>> {
  const carry = carriers.get(client)
  const { params, query } = args as { params?: Record<string, string>; query?: Record<string, unknown> }
  if (carry) return (await carry(addressOf(call, { params, query }))) as AnswerOf<C>
  return (await request(call as CallShape, { params, query, signal } as never)) as AnswerOf<C>
}

/** Suspends until the answer is there, and throws what failed to the nearest error boundary. */
export function useAnswer<C extends CallShape>(call: C, ...[args, options]: Rest<C, [options?: Options]>) {
  const base = answerQuery(call, ...([args] as unknown as Rest<C>))
  return useSuspenseQuery({ ...base, ...useLive(askedOf(call, args), options) }).data as AnswerOf<C>
}

export function useMaybeAnswer<C extends CallShape>(
  call: C,
  ...[args, options]: Rest<C, [options?: Options]>
): UseQueryResult<AnswerOf<C>> {
  const base = answerQuery(call, ...([args] as unknown as Rest<C>))
  return useQuery({
    ...base,
    ...useLive(askedOf(call, args), options),
    enabled: options?.enabled ?? true,
    ...(options?.keepPrevious ? { placeholderData: (before: unknown) => before as never } : {}),
  }) as UseQueryResult<AnswerOf<C>>
}

function askedOf(call: CallShape, args: unknown) {
  const { params } = (args ?? {}) as { params?: Record<string, string> }
  return { path: call.path, params, queryKey: [call.path, params ?? null] }
}
