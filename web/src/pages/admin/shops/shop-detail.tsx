import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ArrowLeft, LayoutDashboard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { ShopReviewPanel } from '../../../features/moderation/shop-review-panel.tsx'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { QueueSkeleton } from '../queue/queue-skeleton.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { DeleteShop } from './delete-shop.tsx'

/** A shop in any status: preview, decision, link to its dashboard, deletion. */
export function ShopDetail({ id }: { id: string }) {
  const [search, change] = useViewSearch()
  const [deleting, setDeleting] = useState(false)
  const { data, error, refetch } = useCallQuery(calls.getShopReview, { params: { id } })
  const owner = useCallQuery(
    calls.getUser,
    { params: { id: data?.review.shop.owner_id ?? '' } },
    { enabled: Boolean(data?.review.shop.owner_id) },
  )
  const back = () => change({ open: undefined, page: search.page })
  const shop = data?.review.shop
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button variant="plain" size="sm" onClick={back} className="-ml-3 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {dashboard.admin.shops.back}
      </Button>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <QueueSkeleton />}
      {shop && data && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ShopReviewPanel
            key={shop.status}
            shop={shop}
            owner={owner.data?.user}
            isChangeReview={shop.status === 'approved' && data.review.changes.length > 0}
            onDecided={() => void refetch()}
          >
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              <ButtonLink
                to={href(routes.merchant, { search: { view: 'shop', shop: id } })}
                variant="plain"
                size="sm"
              >
                <LayoutDashboard aria-hidden="true" className="size-4" />
                {dashboard.admin.shops.openDashboard}
              </ButtonLink>
              <Button variant="plain" size="sm" onClick={() => setDeleting(true)} className="text-poppy">
                <Trash2 aria-hidden="true" className="size-4" />
                {dashboard.admin.shops.delete}
              </Button>
            </div>
          </ShopReviewPanel>
          {deleting && <DeleteShop shop={shop} onClose={() => setDeleting(false)} onDeleted={back} />}
        </div>
      )}
    </div>
  )
}
