import { formatDollars } from '@mainstreet/contract/money.ts'
import { ApiError } from '../../api/api-error.ts'
import { getApiErrorMessage } from '../../api/api-error-message.ts'

export type CheckoutError = {
  message: string
  /** What to do about it. */
  nextStep?: string
  /** The shop that it concerns; undefined for the whole checkout. */
  shopId?: string | undefined
}
type CheckoutLine = { product_id: string; shop_id: string }
type RejectedEntity = {
  shop_id?: string
  total_amount?: number
  available?: { product_id: string; stock: number }[]
}

const nextSteps: Partial<Record<string, string>> = {
  out_of_stock: 'Take fewer or remove it above, then go on. Nothing was ordered or charged.',
  shop_not_accepting_orders:
    'Take its things out, or come back when it opens. The other shops can be paid without it.',
  rule_violation: 'Change it above, then go on. Nothing was ordered or charged.',
  conflict: 'Look at it once more, then go on.',
  not_found: 'Remove what is no longer sold, then go on. Nothing was ordered or charged.',
  request_in_progress:
    'Your order is on its way. Wait a moment, then press once more: it is not placed twice.',
  network: 'Nothing is lost. Press once more when you are back: it is not placed twice.',
}

/** Why a checkout was rejected, and the shop that it concerns. */
export function getCheckoutError(
  failure: unknown,
  lines: readonly CheckoutLine[],
): CheckoutError | undefined {
  if (failure === undefined || failure === null) return undefined
  const message = getApiErrorMessage(failure)
  if (!(failure instanceof ApiError)) return { message }
  const { shop_id, total_amount, available } = (failure.body ?? {}) as RejectedEntity
  if (failure.code === 'price_changed')
    return {
      message,
      nextStep:
        total_amount === undefined
          ? 'Look at the new prices, then go on.'
          : `It comes to ${formatDollars(total_amount)} now. Nothing was ordered or charged.`,
    }
  const nextStep = nextSteps[failure.code]
  const product = available?.[0]?.product_id
  const shopId = shop_id ?? lines.find(({ product_id }) => product_id === product)?.shop_id
  return { message, shopId, ...(nextStep && { nextStep }) }
}
