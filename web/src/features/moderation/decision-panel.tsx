import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import type { ShopReview } from '@mainstreet/contract/admin/shop-review.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getSocialNetworkName } from '@mainstreet/contract/shops/social-network-name.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { formatRelativeTime } from '../../ui/data/format-relative-time.ts'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ChangesList } from './changes-list.tsx'
import { getShopChecks } from './review/shop-checks.ts'
import { useShopProducts } from './review/use-shop-products.ts'

export type ShopOwner = { id: string; name: string; email: string } | null
type Props = {
  shop: Shop
  owner?: ShopOwner | undefined
  /** Undefined while it loads. */
  review: ShopReview | undefined
  now: Date
  /** The decision buttons; on wide screens at the top, above the fold. */
  buttons: ReactNode
  /** Undefined: the shop is as it was when the page was opened; empty: only its products have changed. */
  changesWhileOpen: FieldChange[] | undefined
  reasons: ReactNode
  children: ReactNode
}

export const shopStatusTones: Record<Shop['status'], BadgeTone> = {
  pending_approval: 'warn',
  approved: 'good',
  rejected: 'bad',
}

/** The facts for a decision. */
export function DecisionPanel({
  shop,
  owner,
  review,
  now,
  buttons,
  changesWhileOpen,
  reasons,
  children,
}: Props) {
  const productsPreview = useShopProducts(shop.id)
  const { facts: labels, heading, reasonLabel, changesSinceDecision } = dashboard.adminReview
  const facts = [
    [labels.owner, owner?.name],
    [labels.submitted, formatRelativeTime(new Date(shop.submitted_at), now)],
    [labels.approved, shop.approved_at && formatRelativeTime(new Date(shop.approved_at), now)],
    [labels.ownerEmail, owner?.email],
    [labels.businessEmail, shop.business_email],
    [labels.website, shop.website],
    ...Object.entries(shop.social_links).map(
      ([name, address]) => [getSocialNetworkName(name), address] as const,
    ),
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const changes = review?.changes ?? []
  const past = (review?.decisions ?? []).filter(({ action }) => action !== 'created')

  return (
    <Card className="grid gap-5 p-5">
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-xl">
        {heading}
        <Badge tone={shopStatusTones[shop.status]}>{m.shopStatuses[shop.status]}</Badge>
      </h2>
      <div className="max-lg:hidden">{buttons}</div>
      {changesWhileOpen && (
        <section
          aria-label={dashboard.adminReview.changedWhileOpen}
          role="status"
          className="grid gap-2 rounded-field bg-poppy-wash px-3 py-2.5"
        >
          <h3 className="text-base">{dashboard.adminReview.changedWhileOpen}</h3>
          {changesWhileOpen.length > 0 ? (
            <ChangesList changes={changesWhileOpen} />
          ) : (
            <p className="text-sm">{dashboard.adminReview.productsChangedWhileOpen}</p>
          )}
        </section>
      )}
      {shop.rejection_reason && shop.status === 'rejected' && (
        <p className="rounded-field bg-poppy-wash px-3 py-2">
          <span className="text-sm text-ink-2">{reasonLabel}</span> {shop.rejection_reason}
        </p>
      )}
      {changes.length > 0 && (
        <section
          aria-label={changesSinceDecision}
          className="grid gap-2 rounded-field bg-sky-wash px-3 py-2.5"
        >
          <h3 className="text-base">{changesSinceDecision}</h3>
          <ChangesList changes={changes} />
        </section>
      )}
      <Checks shop={shop} products={productsPreview?.total ?? shop.product_count} />
      {reasons}
      <dl className="grid gap-1 border-t border-line pt-4 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {past.length > 0 && <DecisionHistory decisions={past} now={now} />}
      {children}
    </Card>
  )
}

function Checks({ shop, products }: { shop: Shop; products: number }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
      {getShopChecks(shop, products).map(({ name, isPassed, detail }) => (
        <li key={name} className="flex gap-2">
          {isPassed ? (
            <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
          ) : (
            <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-poppy" />
          )}
          <span>
            {name}
            <span className={`block text-sm ${isPassed ? 'text-ink-2' : 'font-semibold'}`}>{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

type ButtonProps = {
  shop: Shop
  /** Already approved, and changed since. */
  isChangeReview: boolean
  busy: boolean
  onApprove: () => void
  onReject: () => void
}

/** On a phone at the bottom, within reach of the thumb. */
export function DecisionButtons({ shop, isChangeReview, busy, onApprove, onReject }: ButtonProps) {
  const approved = shop.status === 'approved'
  const text = dashboard.adminReview
  return (
    <div className="flex flex-wrap gap-2">
      {(!approved || isChangeReview) && (
        <Button className="flex-1" busy={busy} onClick={onApprove}>
          {approved ? text.approveChanges : text.approve}
        </Button>
      )}
      {shop.status !== 'rejected' && (
        <Button variant={approved ? 'danger' : 'quiet'} className="flex-1" disabled={busy} onClick={onReject}>
          {approved ? text.suspend : text.reject}
        </Button>
      )}
    </div>
  )
}

function DecisionHistory({ decisions, now }: { decisions: ShopReview['decisions']; now: Date }) {
  const { history } = dashboard.adminReview
  return (
    <ol className="grid gap-2 text-sm" aria-label={history.label}>
      {decisions.map(({ action, actor_name, reason, created_at }) => (
        <li key={`${action} ${created_at}`} className="border-l-2 border-line pl-3">
          <span className="block font-semibold">
            {actor_name ? history[`${action}By`](actor_name) : history[action]}
          </span>
          <span className="block text-ink-2">{formatRelativeTime(new Date(created_at), now)}</span>
          {reason && <span className="block break-words text-ink-2">{reason}</span>}
        </li>
      ))}
    </ol>
  )
}
