/** A page of this site (the sandbox), or any https page (the payment provider). */
export function isPaymentPage(address: string, site = location.origin): boolean {
  if (!URL.canParse(address, site)) return false
  const { origin, protocol } = new URL(address, site)
  return origin === site || protocol === 'https:'
}
