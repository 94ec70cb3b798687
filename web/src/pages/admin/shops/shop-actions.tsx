import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { Ban, Eye, LayoutDashboard, Receipt, ScrollText, Trash2 } from 'lucide-react'
import { useRouter } from '../../../browser/router/use-router.ts'
import { RowMenu } from '../../../ui/data/row-menu.tsx'

type Action = (shop: Shop) => void
export type ShopActionHandlers = { onReview: Action; onSuspend: Action; onDelete: Action }

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const

export function ShopActions({ shop, onReview, onSuspend, onDelete }: ShopActionHandlers & { shop: Shop }) {
  const text = dashboard.admin.shops
  const { id } = shop
  const router = useRouter()
  return (
    <RowMenu
      name={shop.name}
      items={[
        { label: text.review, icon: <Eye {...icon} />, onSelect: () => onReview(shop) },
        {
          label: text.openDashboard,
          icon: <LayoutDashboard {...icon} />,
          onSelect: () => router.navigate(href(routes.merchant, { search: { view: 'shop', shop: id } })),
        },
        {
          label: text.viewOrders,
          icon: <Receipt {...icon} />,
          onSelect: () =>
            router.navigate(href(routes.adminComprehensive, { search: { view: 'orders', shop_id: id } })),
        },
        {
          label: text.viewLog,
          icon: <ScrollText {...icon} />,
          onSelect: () =>
            router.navigate(
              href(routes.adminComprehensive, {
                search: { view: 'log', subject_type: 'shop', subject_id: id },
              }),
            ),
        },
        ...(shop.status === 'approved'
          ? [{ label: text.suspend, icon: <Ban {...icon} />, onSelect: () => onSuspend(shop) }]
          : []),
        {
          label: text.delete,
          icon: <Trash2 {...icon} />,
          tone: 'danger',
          isApart: true,
          onSelect: () => onDelete(shop),
        },
      ]}
    />
  )
}
