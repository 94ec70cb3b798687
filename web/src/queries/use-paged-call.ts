import type { CallResponse, CallShape } from '@mainstreet/contract/call.ts'
import type { Pagination } from '@mainstreet/contract/paging.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type CallArgs, toUntypedArgs } from '../api/client.ts'
import { type FreshnessOptions, useLiveOptions } from './live/use-live-options.ts'
import { fetchCall } from './use-call.ts'

type ListResponse<C extends CallShape> = CallResponse<C> & { data: unknown[]; pagination: Pagination }
type ListItem<C extends CallShape> = CallResponse<C> extends { data: (infer I)[] } ? I : never

export function pagedCallQueryOptions<C extends CallShape>(call: C, args: CallArgs<C>) {
  const { params, query } = toUntypedArgs(args)
  return infiniteQueryOptions({
    queryKey: [call.path, 'pages', params ?? null, query ?? null] as const,
    initialPageParam: 1,
    queryFn: (context) =>
      fetchCall<ListResponse<C>>(call, { params, query: { ...query, page: context.pageParam } }, context),
    getNextPageParam: ({ pagination }) => (pagination.hasNextPage ? pagination.page + 1 : undefined),
  })
}

/** A list that grows page by page; while another list loads, the previous one stays. */
export function usePagedCall<C extends CallShape>(call: C, args: CallArgs<C>, options?: FreshnessOptions) {
  const { params } = toUntypedArgs(args)
  const list = useInfiniteQuery({
    ...pagedCallQueryOptions(call, args),
    ...useLiveOptions({ path: call.path, params, queryKey: [call.path, 'pages', params ?? null] }, options),
    enabled: options?.enabled ?? true,
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages ?? []
  const { limit, total } = pages[0]?.pagination ?? { limit: 0, total: 0 }
  return {
    items: pages.flatMap(({ data }) => data) as ListItem<C>[],
    total,
    first: pages[0],
    /** False while only the rendered part of the first page is there. */
    isWhole: (pages[0]?.data.length ?? 0) >= Math.min(limit, total),
    isPending: list.isPending,
    isStale: list.isPlaceholderData,
    // only where they are read does a request render anything
    get isFetching() {
      return list.isFetching
    },
    get isFetchingNext() {
      return list.isFetchingNextPage
    },
    hasNext: list.hasNextPage,
    fetchNext: list.fetchNextPage,
    error: list.error,
    refetch: list.refetch,
  }
}
