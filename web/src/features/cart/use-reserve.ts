import { texts } from '@mainstreet/contract/texts.ts'
import { useRouter } from '@tanstack/react-router'
import { ApiFailure } from '../../api/api-failure.ts'
import { calls } from '../../api/calls.ts'
import { paths } from '../../api/paths.ts'
import { useSend } from '../../api/use-send.ts'
import { toast } from '../../ui/toast.ts'

export type Wanted = { product_id: string; quantity: number }
export type Person = { name: string; phone: string; email: string }

const touched = [
  calls.listProducts,
  calls.getProduct,
  calls.listShopProducts,
  calls.listCustomerOrders,
  calls.getCart,
]

/** Places a reservation of one shop's things; the same press sent twice is one reservation. */
export function useReserve() {
  const place = useSend(calls.placeOrder, { invalidates: touched })
  const router = useRouter()

  async function reserve(shopId: string, items: Wanted[], person: Person) {
    const answer = await place.send({
      body: {
        shop_id: shopId,
        items,
        order_type: 'reservation',
        customer_name: person.name,
        customer_phone: person.phone,
        customer_email: person.email,
      },
    })
    if (!answer) return undefined
    const waits = answer.order.status === 'pending'
    toast({
      title: waits
        ? `${answer.order.shop_name} will confirm shortly`
        : `Reserved at ${answer.order.shop_name}`,
      description: 'Show the pickup code at the counter. You find it in My Account.',
      tone: 'good',
      action: { label: texts.layout.myAccount, onSelect: () => router.history.push(paths.account()) },
    })
    return answer.order
  }
  return { reserve, busy: place.busy, failure: place.failure, reset: place.reset }
}

/** What a refused reservation means, and what can be done next. */
export function nextStep(failure: unknown): string | undefined {
  if (!(failure instanceof ApiFailure)) return undefined
  const steps: Partial<Record<string, string>> = {
    out_of_stock: 'Choose fewer, or look for something like it.',
    shop_not_taking_orders: 'Put it in your cart and try again when the shop takes orders.',
    too_many_open: 'Pick one up or cancel one in My Account first.',
    price_changed: 'Look at the new price, then reserve again.',
    in_flight: 'Your reservation is on its way. Look into My Account in a moment.',
  }
  return steps[failure.code]
}
