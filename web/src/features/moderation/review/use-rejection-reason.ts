import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useState } from 'react'
import { divideError } from '../../../api/forms/use-field-errors.ts'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import type { useShopDecision } from './use-shop-decision.ts'

/** The reason of a rejection or suspension, which is required; `ref` belongs to the element around its field. */
export function useRejectionReason<E extends HTMLElement>(
  shop: Shop,
  decision: ReturnType<typeof useShopDecision>,
  onDecided: () => void,
) {
  const [reason, setReason] = useState('')
  const [pressesWithoutReason, setPressesWithoutReason] = useState(0)
  const ref = useFocusError<E>(decision.failure, pressesWithoutReason)
  const error =
    pressesWithoutReason > 0 && !trimText(reason)
      ? m.fieldErrors.reasonRequired
      : divideError(decision.failure, ['reason']).atFields[0]?.message

  const reject = async () => {
    const why = trimText(reason)
    if (!why) return setPressesWithoutReason((before) => before + 1)
    if (await decision.reject(shop, why)) onDecided()
  }
  return { reason, setReason, error, ref, reject }
}
