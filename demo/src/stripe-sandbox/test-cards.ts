/** How a test card behaves on the payment page; numbers are Stripe's own where it has one. */
export const sandboxTestCards = [
  { number: '4242 4242 4242 4242', behavior: 'succeeds' },
  { number: '4000 0000 0000 0002', behavior: 'declines' },
  { number: '4000 0025 0000 3155', behavior: 'requires_action' },
  { number: '4000 0000 0000 0077', behavior: 'delays' },
  { number: '4000 0000 0000 5126', behavior: 'fails_refund' },
  { number: '4000 0000 0000 0259', behavior: 'disputes' },
  { number: '4000 0000 0000 1976', behavior: 'inquires' },
] as const

export type SandboxTestCard = (typeof sandboxTestCards)[number]

export function findTestCard(number: string): SandboxTestCard | undefined {
  const digits = number.replace(/\D/g, '')
  return sandboxTestCards.find((card) => card.number.replace(/\D/g, '') === digits)
}

/** The delay of a slow card's event. */
export const slowCardDelayMs = 8000
