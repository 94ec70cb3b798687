import type { Pagination } from '@mainstreet/contract/paging.ts'

type ListPosition = { page?: number; limit?: number; total?: number }

/** The response of a call that lists; without a position its only page. */
export function createListResponse<Item>(
  data: Item[],
  { page = 1, limit = 20, total = data.length }: ListPosition = {},
): { data: Item[]; pagination: Pagination } {
  const totalPages = Math.ceil(total / limit)
  return {
    data,
    pagination: { page, limit, total, totalPages, hasNextPage: page < totalPages, hasPrevPage: page > 1 },
  }
}
