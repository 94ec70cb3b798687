/**
 * '1,234,567', for a whole number from zero up. By hand: on a slow phone the first use of `Intl` takes
 * longer than rendering a page of prices.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
