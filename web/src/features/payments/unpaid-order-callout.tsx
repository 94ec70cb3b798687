import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatList, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'

/** An unpaid order reserves items, perhaps the ones that seem to be sold out. */
export function UnpaidOrderCallout({ user }: { user: User }) {
  const query = { active: 'true', limit: paging.max } as const
  const { data } = useCallQuery(calls.listCustomerOrders, { params: { id: user.id }, query }, { live: true })
  const unpaid = data?.data.find(({ payment_status }) => payment_status === 'awaiting_payment')
  if (!data || !unpaid) return null
  const checkoutOrders = data.data.filter(
    ({ parent_order_id, payment_status }) =>
      parent_order_id === unpaid.parent_order_id && payment_status === 'awaiting_payment',
  )
  const cents = checkoutOrders.reduce((sum, { total_amount }) => sum + toCents(total_amount), 0)
  const shops = formatList(checkoutOrders.map(({ shop_name }) => shop_name))
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-field bg-marigold-wash px-4 py-3">
      <p className="min-w-0 flex-1 basis-60">
        {m.checkout.unpaid.text({ shops, amount: formatMoney(cents) })}
      </p>
      <ButtonLink
        to={href(routes.paymentCancel, { search: { checkout: unpaid.parent_order_id } })}
        variant="quiet"
        size="sm"
      >
        {m.checkout.unpaid.resume}
      </ButtonLink>
    </div>
  )
}
