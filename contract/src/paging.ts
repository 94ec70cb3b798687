import { z } from 'zod'
import { fieldMessage } from './field-messages.ts'
import { paging } from './paging-limits.ts'

/** A whole number, also as text in a query string; '1e9', '', '2.5' and '01' are rejected. */
export function wholeNumber(max: number, min = 1) {
  const written = z.string().regex(/^(0|[1-9]\d{0,9})$/, fieldMessage('wholeNumber'))
  return z.union([written, z.int()]).transform(Number).pipe(z.int().min(min).max(max))
}

export function pageQuery({ defaultLimit }: { defaultLimit: number }) {
  return z.object({
    page: wholeNumber(paging.maxPage).default(1),
    limit: wholeNumber(paging.max).default(defaultLimit),
  })
}
export type PageQuery = { page: number; limit: number }

export const pagination = z.object({
  page: z.int().min(1),
  limit: z.int().min(1).max(paging.max),
  total: z.int().min(0),
  totalPages: z.int().min(0),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
})
export type Pagination = z.infer<typeof pagination>

type PaginationInput = PageQuery & { total: number; maxReachableItems?: number }

export function createPagination({
  page,
  limit,
  total,
  maxReachableItems = total,
}: PaginationInput): Pagination {
  const totalPages = Math.ceil(total / limit)
  const hasNextPage = page * limit < Math.min(total, maxReachableItems)
  return { page, limit, total, totalPages, hasNextPage, hasPrevPage: page > 1 }
}

export function listResponse<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), pagination })
}
