/** Leaves for the page of the card provider: in the house when it is the sandbox, else over an encrypted line. */
export function goToPay(address: string): void {
  const { origin, protocol } = new URL(address, location.origin)
  if (origin !== location.origin && protocol !== 'https:') throw new Error('Not an address to pay at')
  location.assign(address)
}
