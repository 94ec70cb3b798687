/** '1,234,567', of a whole number from zero up; by hand: the first number that `Intl` writes takes a slow phone longer than to draw a page of prices. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
