/** As `Intl.NumberFormat` writes whole cents; to make one takes a slow phone longer than to draw a page of prices. */
export function inDollars(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
