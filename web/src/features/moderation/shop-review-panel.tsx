import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { listNames, pickEnteredFields } from '@mainstreet/contract/entity-fields.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { DecisionButtons, DecisionPanel, type ShopOwner } from './decision-panel.tsx'
import { getPresetReasons } from './review/preset-reasons.ts'
import { ReasonPicker } from './review/reason-picker.tsx'
import { ShopPreview } from './review/shop-preview.tsx'
import { useRejectionReason } from './review/use-rejection-reason.ts'
import { useShopDecision } from './review/use-shop-decision.ts'
import { useShortcuts, useShortcutsEnabled } from './use-shortcuts.ts'

const comparedFields = listNames(pickEnteredFields(shopDescriptor))

/** What the owner of a shop has changed between two versions. */
export function getShopChanges(before: Shop, after: Shop): FieldChange[] {
  return comparedFields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** What the page shows beside the shop; these responses do not say to which version they belong. */
const shownBesideShop = [calls.getShopReview, calls.listShopProducts]

/**
 * What has changed since the shop was opened for review; undefined while it is the same version. Each version reads the
 * rest of the page again, so that a decision is about what is shown.
 */
function useChangesWhileOpen(shop: Shop): FieldChange[] | undefined {
  const client = useQueryClient()
  const [opened] = useState(shop)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the reason to read again
  useEffect(() => {
    for (const { path } of shownBesideShop) void client.invalidateQueries({ queryKey: [path] })
  }, [client, shop.version])
  return shop.version !== opened.version && shop.status === opened.status
    ? getShopChanges(opened, shop)
    : undefined
}

type Props = {
  shop: Shop
  owner?: ShopOwner
  /** An approved shop whose changes await a review. */
  isChangeReview?: boolean
  onDecided: () => void
  /** More single-key shortcuts besides those for decisions, with their labels. */
  shortcuts?: Record<string, { label: string; go: () => void }>
  children?: ReactNode
}

/** On the left the shop as customers would see it; on the right facts, reasons and the decision. */
export function ShopReviewPanel({
  shop,
  owner,
  isChangeReview = false,
  onDecided,
  shortcuts = {},
  children,
}: Props) {
  const changesWhileOpen = useChangesWhileOpen(shop)
  const [shortcutsEnabled, setShortcutsEnabled] = useShortcutsEnabled()
  const decision = useShopDecision()
  const { reason, setReason, error, ref, reject } = useRejectionReason<HTMLDivElement>(
    shop,
    decision,
    onDecided,
  )
  const now = useClock()
  const review = useCallQuery(calls.getShopReview, { params: { id: shop.id } })
  const canApprove = shop.status !== 'approved' || isChangeReview
  const canReject = shop.status !== 'rejected'

  const approve = async () => {
    if (await decision.approve(shop)) onDecided()
  }
  const ready = getPresetReasons(shop.status).map(
    ({ text }, at) => [String(at + 1), () => setReason(text)] as const,
  )
  useShortcuts(
    {
      ...Object.fromEntries(Object.entries(shortcuts).map(([key, { go }]) => [key, go])),
      ...Object.fromEntries(ready),
      ...(canApprove && { a: () => void approve() }),
      ...(canReject && { r: () => void reject() }),
    },
    shortcutsEnabled,
  )
  const text = dashboard.adminReview
  const isApproved = shop.status === 'approved'
  const hints: [string, string][] = [
    ...Object.entries(shortcuts).map(([key, { label }]): [string, string] => [key.toUpperCase(), label]),
    ...(canApprove ? [['A', isApproved ? text.approveChanges : text.approve] as [string, string]] : []),
    ...(canReject ? [['1–9', text.shortcuts.reason] as [string, string]] : []),
    ...(canReject ? [['R', isApproved ? text.suspend : text.reject] as [string, string]] : []),
  ]
  const buttons = (
    <DecisionButtons
      shop={shop}
      isChangeReview={isChangeReview}
      busy={decision.busy}
      onApprove={() => void approve()}
      onReject={() => void reject()}
    />
  )

  return (
    <>
      <ShopPreview shop={shop} />
      <div ref={ref} className="grid gap-4 lg:sticky lg:top-20">
        <DecisionPanel
          shop={shop}
          owner={owner}
          review={review.data?.review}
          now={now}
          buttons={buttons}
          changesWhileOpen={changesWhileOpen}
          reasons={
            canReject && (
              <ReasonPicker
                status={shop.status}
                reason={reason}
                onReason={setReason}
                onSend={() => void reject()}
                shortcutsEnabled={shortcutsEnabled}
                error={error}
              />
            )
          }
        >
          {children}
        </DecisionPanel>
        <ShortcutHints hints={hints} isEnabled={shortcutsEnabled} onToggle={setShortcutsEnabled} />
      </div>
      <div
        data-bar
        className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-3 low:static lg:hidden"
      >
        {buttons}
      </div>
    </>
  )
}

type ShortcutHintsProps = {
  hints: readonly (readonly [key: string, label: string])[]
  isEnabled: boolean
  onToggle: (on: boolean) => void
}

function ShortcutHints({ hints, isEnabled, onToggle }: ShortcutHintsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 max-lg:hidden">
      {isEnabled &&
        hints.map(([key, hint]) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <kbd className="grid size-6 place-items-center rounded-[5px] border border-line-strong/60 bg-surface font-sans text-xs font-semibold text-ink">
              {key}
            </kbd>
            {hint}
          </span>
        ))}
      <label className="inline-flex min-h-10 items-center gap-2">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => onToggle(event.target.checked)}
          className="size-4"
        />
        {dashboard.adminReview.shortcuts.toggle}
      </label>
    </div>
  )
}
