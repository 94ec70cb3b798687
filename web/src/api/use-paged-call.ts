import type { AnswerOf, CallShape } from '@mainstreet/contract/call.ts'
import type { Pagination } from '@mainstreet/contract/paging.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ArgsOf } from './client.ts'
import { type Freshness, useLive } from './live/use-live-options.ts'
import { readAnswer } from './use-call.ts'

type Listed<C extends CallShape> = AnswerOf<C> & { data: unknown[]; pagination: Pagination }
type Item<C extends CallShape> = AnswerOf<C> extends { data: (infer I)[] } ? I : never

export function pagesQuery<C extends CallShape>(call: C, args: ArgsOf<C>) {
  return infiniteQueryOptions({
    queryKey: [call.path, 'pages', args.params ?? null, args.query ?? null] as const,
    initialPageParam: 1,
    queryFn: (context) =>
      readAnswer(
        call,
        { ...args, query: { ...args.query, page: context.pageParam } as never },
        context,
      ) as Promise<Listed<C>>,
    getNextPageParam: ({ pagination }) => (pagination.hasNextPage ? pagination.page + 1 : undefined),
  })
}

/** A list that grows by a page at a time; while another list is fetched the one before stays. */
export function usePages<C extends CallShape>(call: C, args: ArgsOf<C>, options?: Freshness) {
  const { params } = args as { params?: Record<string, string> }
  const list = useInfiniteQuery({
    ...pagesQuery(call, args),
    ...useLive({ path: call.path, params, queryKey: [call.path, 'pages', params ?? null] }, options),
    enabled: options?.enabled ?? true,
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages ?? []
  const { limit, total } = pages[0]?.pagination ?? { limit: 0, total: 0 }
  return {
    items: pages.flatMap(({ data }) => data) as Item<C>[],
    total,
    first: pages[0],
    /** False as long as there is only the part of the first page that the server has drawn. */
    isWhole: (pages[0]?.data.length ?? 0) >= Math.min(limit, total),
    isPending: list.isPending,
    isStale: list.isPlaceholderData,
    isFetching: list.isFetching,
    isFetchingNext: list.isFetchingNextPage,
    hasNext: list.hasNextPage,
    fetchNext: list.fetchNextPage,
    error: list.error,
    refetch: list.refetch,
  }
}
