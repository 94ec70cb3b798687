import { paging } from '@mainstreet/contract/paging-limits.ts'
import { readPage } from '../../../browser/page-param.ts'

export const stockFilters = ['active', 'in_stock', 'out', 'archived', 'all'] as const
export type StockFilter = (typeof stockFilters)[number]

const sortColumns = ['name', 'price', 'stock', 'created_at'] as const
export type SortColumn = (typeof sortColumns)[number]
export type SortDirection = 'asc' | 'desc'

/** The parameters of the list in its address. */
export type ProductSearch = {
  search: string
  show: StockFilter
  column: SortColumn
  direction: SortDirection
  page: number
  /** The id of the open product, `new` or `import`. */
  open: string | undefined
}

/** Newest first by default. */
export function parseProductSearch(params: Record<string, unknown>): ProductSearch {
  const [, minus = '', named = ''] = /^(-?)(\w+)$/.exec(String(params.sort ?? '')) ?? []
  const column = sortColumns.find((one) => one === named)
  return {
    search: typeof params.search === 'string' ? params.search : String(params.search ?? ''),
    show: stockFilters.find((one) => one === params.show) ?? 'active',
    column: column ?? 'created_at',
    direction: column && !minus ? 'asc' : 'desc',
    page: readPage(params.page),
    open: typeof params.product === 'string' ? params.product : undefined,
  }
}

/** Default values are not in the address. */
export function toProductSearchParams({ search, show, column, direction, page, open }: ProductSearch) {
  const isUsual = column === 'created_at' && direction === 'desc'
  return {
    search: search || undefined,
    show: show === 'active' ? undefined : show,
    sort: isUsual ? undefined : `${direction === 'desc' ? '-' : ''}${column}`,
    page: page > 1 ? page : undefined,
    product: open,
  }
}

export function toListQuery({ search, show, column, direction, page }: ProductSearch) {
  return {
    page,
    limit: paging.productTable,
    search: search.trim() || undefined,
    includeArchived: trueParam(show === 'all' || show === 'archived'),
    archived: trueParam(show === 'archived'),
    in_stock: trueParam(show === 'in_stock'),
    out_of_stock: trueParam(show === 'out'),
    sortBy: column,
    sortOrder: direction,
  }
}

const trueParam = (isOn: boolean) => (isOn ? ('true' as const) : undefined)

/** The same column again reverses the direction. */
export function toggleSort(search: ProductSearch, column: SortColumn): ProductSearch {
  const turned = search.column === column && search.direction === 'asc' ? 'desc' : 'asc'
  return { ...search, column, direction: turned, page: 1 }
}
