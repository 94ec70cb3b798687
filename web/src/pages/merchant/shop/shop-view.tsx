import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { ProfileField } from '@mainstreet/contract/shops/shop-fields.ts'
import { getSocialNetworkName } from '@mainstreet/contract/shops/social-network-name.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useClock } from '../../../browser/clock.ts'
import { PauseOrders } from '../../../features/orders/pause-orders.tsx'
import { openStateLabel } from '../../../features/shops/opening-labels.ts'
import { formatTimeZoneName } from '../../../features/shops/time-zone-name.ts'
import { useCall } from '../../../queries/use-call.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { Awning } from '../../../ui/illustrations/awning.tsx'
import { ResponsiveImage } from '../../../ui/images/responsive-image.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { OnboardingSteps } from '../onboarding/onboarding-steps.tsx'
import { OpenOrders } from './open-orders.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { isTextField, profileFieldNames, profileFields } from './profile-form.ts'
import { ReviewState } from './review-state.tsx'
import { TodaySummary } from './today-summary.tsx'

const statusTones: Record<Shop['status'], BadgeTone> = {
  pending_approval: 'warn',
  approved: 'good',
  rejected: 'bad',
}

export function ShopView({
  shopId,
  requestedShopId,
}: {
  shopId: string
  requestedShopId: string | undefined
}) {
  const { shop } = useCall(calls.getShop, { params: { id: shopId } }, { live: true })
  const { overview } = useCall(calls.getShopOverview, { params: { id: shopId } }, { live: true })
  const [editing, setEditing] = useState(false)
  const now = useClock()
  const isNew = shop.status === 'pending_approval'
  const hasBegun = !isNew || overview.today.orders + overview.last_week.orders + overview.products.listed > 0

  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-1 gap-8">
        {shop.status !== 'approved' && <ReviewState shop={shop} onEdit={() => setEditing(true)} />}
        {isNew && (
          <OnboardingSteps shop={shop} listed={overview.products.listed} requestedShopId={requestedShopId} />
        )}
        {hasBegun && <OpenOrders shopId={shopId} requestedShopId={requestedShopId} />}
        {hasBegun && (
          <TodaySummary overview={overview} shop={shop} now={now} requestedShopId={requestedShopId} />
        )}
        {shop.status === 'approved' && <PauseOrders shop={shop} now={now} />}
      </div>
      <ShopFacts shop={shop} now={now} onEdit={() => setEditing(true)} />
      <Dialog
        open={editing}
        onClose={() => setEditing(false)}
        title={dashboard.merchant.shop.editTitle}
        focusField={false}
      >
        <ProfileEditor shop={shop} onDone={() => setEditing(false)} />
      </Dialog>
    </div>
  )
}

function ShopFacts({ shop, now, onEdit }: { shop: Shop; now: Date; onEdit: () => void }) {
  const texts = dashboard.merchant.shop
  const facts = [
    [texts.facts.openState, openStateLabel(shop.hours, now)],
    ...profileFieldNames
      .filter((name) => profileFields[name].lines.some((line) => line === 'facts'))
      .map((name) => [texts.fields[name], formatProfileField(shop, name)]),
    [texts.facts.timeZone, formatTimeZoneName(shop.hours.time_zone, now)],
    [texts.facts.listedProducts, String(shop.product_count)],
  ].filter(([, value]) => value)
  return (
    <Card className="overflow-hidden">
      <Awning color={shop.color} closed={shop.status !== 'approved'} />
      {shop.shop_photo && (
        <div className="tile relative aspect-video overflow-hidden">
          <ResponsiveImage
            src={shop.shop_photo}
            size="medium"
            sizes="24rem"
            alt={texts.photoAlt(shop.name)}
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="grid gap-5 p-5">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl">{shop.name}</h2>
          <Badge tone={statusTones[shop.status]}>{m.shopStatuses[shop.status]}</Badge>
        </header>
        {shop.about_shop && <p className="line-clamp-4 text-ink-2">{shop.about_shop}</p>}
        <dl className="divide-y divide-line">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-2">
          <Button onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4.5" />
            {texts.edit}
          </Button>
          {shop.status === 'approved' && (
            <ButtonLink to={href(routes.shop, { id: shop.id })} variant="quiet">
              {texts.viewAsCustomer}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

function formatProfileField(shop: Shop, name: ProfileField): string | null {
  if (name === 'category') return m.shopCategories[shop.category]
  if (name === 'website') return shop.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? null
  if (name === 'social_links') return separateItems(Object.keys(shop.social_links).map(getSocialNetworkName))
  return isTextField(name) ? shop[name] : null
}
