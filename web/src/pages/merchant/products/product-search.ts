import { paging } from '@mainstreet/contract/limits.ts'

export const shows = {
  shelf: 'On the shelf',
  in_stock: 'In stock',
  out: 'Out of stock',
  archived: 'Archived',
  all: 'All',
} as const
export type Show = keyof typeof shows

const columns = ['name', 'price', 'stock', 'created_at'] as const
export type Column = (typeof columns)[number]
export type Direction = 'asc' | 'desc'

/** What the address says about the list. */
export type ProductSearch = {
  search: string
  show: Show
  column: Column
  direction: Direction
  page: number
  /** The product that is open, `new` or `import`. */
  open: string | undefined
}

/** The newest first, until something else is asked for. */
export function readProductSearch(asked: Record<string, unknown>): ProductSearch {
  const [, minus = '', named = ''] = /^(-?)(\w+)$/.exec(String(asked.sort ?? '')) ?? []
  const column = columns.find((one) => one === named)
  const page = Number(asked.page)
  return {
    search: typeof asked.search === 'string' ? asked.search : String(asked.search ?? ''),
    show: Object.hasOwn(shows, String(asked.show)) ? (asked.show as Show) : 'shelf',
    column: column ?? 'created_at',
    direction: column && !minus ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    open: typeof asked.product === 'string' ? asked.product : undefined,
  }
}

/** Only what is not said anyway stands in the address. */
export function addressOf({ search, show, column, direction, page, open }: ProductSearch) {
  const isUsual = column === 'created_at' && direction === 'desc'
  return {
    search: search || undefined,
    show: show === 'shelf' ? undefined : show,
    sort: isUsual ? undefined : `${direction === 'desc' ? '-' : ''}${column}`,
    page: page > 1 ? page : undefined,
    product: open,
  }
}

export function queryOf({ search, show, column, direction, page }: ProductSearch) {
  return {
    page,
    limit: paging.productTable,
    search: search.trim() || undefined,
    includeArchived: yes(show === 'all' || show === 'archived'),
    archived: yes(show === 'archived'),
    in_stock: yes(show === 'in_stock'),
    out_of_stock: yes(show === 'out'),
    sortBy: column,
    sortOrder: direction,
  }
}

const yes = (asked: boolean) => (asked ? ('true' as const) : undefined)

/** The same column again turns it round. */
export function sortedBy(search: ProductSearch, column: Column): ProductSearch {
  const turned = search.column === column && search.direction === 'asc' ? 'desc' : 'asc'
  return { ...search, column, direction: turned, page: 1 }
}
