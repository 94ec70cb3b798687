import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
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
  missing?: { product_id: string }[]
}

function getNextStep(code: string): string | undefined {
  const texts = m.checkout.nextSteps
  const nextSteps: Partial<Record<string, string>> = {
    out_of_stock: texts.outOfStock,
    shop_not_accepting_orders: texts.notAcceptingOrders,
    rule_violation: texts.ruleViolation,
    card_payments_stopped: texts.cardsStopped,
    conflict: texts.conflict,
    not_found: texts.notFound,
    request_in_progress: texts.inProgress,
    network: texts.network,
  }
  return nextSteps[code]
}

/** Why a checkout was rejected, and the shop that it concerns. */
export function getCheckoutError(
  failure: unknown,
  lines: readonly CheckoutLine[],
): CheckoutError | undefined {
  if (failure === undefined || failure === null) return undefined
  const message = getApiErrorMessage(failure)
  if (!(failure instanceof ApiError)) return { message }
  const { shop_id, total_amount, available, missing } = (failure.body ?? {}) as RejectedEntity
  if (failure.code === 'price_changed')
    return {
      message,
      nextStep:
        total_amount === undefined
          ? m.checkout.nextSteps.priceChanged
          : m.checkout.nextSteps.newTotal(formatDollars(total_amount)),
    }
  const nextStep = getNextStep(failure.code)
  const product = (available ?? missing)?.[0]?.product_id
  const shopId = shop_id ?? lines.find(({ product_id }) => product_id === product)?.shop_id
  return { message, shopId, ...(nextStep && { nextStep }) }
}
