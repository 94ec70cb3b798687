import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'

/** The value of one side: '1850', '1850 usd', 'canceled 0' or 'cs_1: 1850 eur' in readable form. */
export function formatSide(side: string): string {
  const [, number, cents, currency] = /^(?:(\w+): )?(\d+)(?: ([a-z]{3}))?$/.exec(side) ?? []
  const { payment, amountOfPayment, chargedAmount } = dashboard.adminPayments
  if (cents !== undefined) {
    const amount = formatMoney(Number(cents), currency?.toUpperCase())
    return number ? amountOfPayment({ amount, id: number }) : amount
  }
  const [, state, charged] = /^([a-z_]+) (\d+)$/.exec(side) ?? []
  if (state !== undefined)
    return chargedAmount({ state: formatSide(state), amount: formatMoney(Number(charged)) })
  if (/^(cs|pi)_/.test(side)) return payment(side)
  const states: Partial<Record<string, string>> = dashboard.adminPayments.states
  return states[side] ?? formatCode(side)
}

/** A decline code of the provider: 'lost_or_stolen_card' -> 'Lost or stolen card'. */
function formatCode(code: string): string {
  const label = code.replaceAll('_', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
