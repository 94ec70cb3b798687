/** Which of their orders somebody wants to see; the address says so. */
export const orderFilters = { all: 'All', open: 'Open', earlier: 'Earlier' } as const
export type OrderFilter = keyof typeof orderFilters

export function parseOrderFilter(search: Record<string, unknown>): OrderFilter {
  const { show } = search
  return typeof show === 'string' && Object.hasOwn(orderFilters, show) ? (show as OrderFilter) : 'all'
}
