import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { type ReactNode, useRef, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { useClock } from '../../browser/clock.ts'
import { DecisionButtons, DecisionPanel, type Owner } from './decision-panel.tsx'
import { ReasonPicker } from './review/reason-picker.tsx'
import { reasonsFor } from './review/rejection-reasons.ts'
import { ShopPreview } from './review/shop-preview.tsx'
import { useDecision } from './review/use-shop-decision.ts'
import { KeyHints } from './shortcuts/shortcut-hints.tsx'
import { useKeys, useKeysSwitch } from './shortcuts/use-shortcuts.ts'

type Props = {
  shop: Shop
  owner?: Owner
  /** An approved one whose changes wait to be seen. */
  changed?: boolean
  onDecided: () => void
  /** Single keys beside those that decide, with their words. */
  moves?: Record<string, { words: string; go: () => void }>
  children?: ReactNode
}

/** The shop as customers would see it on the left; facts, reasons and the decision on the right. */
export function ShopDesk({ shop, owner, changed = false, onDecided, moves = {}, children }: Props) {
  const [reason, setReason] = useState('')
  const [keysOn, switchKeys] = useKeysSwitch()
  const field = useRef<HTMLTextAreaElement>(null)
  const decision = useDecision()
  const now = useClock()
  const review = useMaybeAnswer(calls.getShopReview, { params: { id: shop.id } })
  const mayApprove = shop.status !== 'approved' || changed
  const mayReject = shop.status !== 'rejected'

  const approve = async () => {
    if (await decision.approve(shop)) onDecided()
  }
  const reject = async () => {
    const why = reason.trim()
    if (!why) return field.current?.focus()
    if (await decision.reject(shop, why)) onDecided()
  }
  const ready = reasonsFor(shop.status).map(
    ({ text }, at) => [String(at + 1), () => setReason(text)] as const,
  )
  useKeys(
    {
      ...Object.fromEntries(Object.entries(moves).map(([key, { go }]) => [key, go])),
      ...Object.fromEntries(ready),
      ...(mayApprove && { a: () => void approve() }),
      ...(mayReject && { r: () => void reject() }),
    },
    keysOn,
  )
  const hints: [string, string][] = [
    ...Object.entries(moves).map(([key, { words }]): [string, string] => [key.toUpperCase(), words]),
    ...(mayApprove ? [['A', shop.status === 'approved' ? 'looks fine' : 'approve'] as [string, string]] : []),
    ...(mayReject ? [['1–9', 'reason'] as [string, string]] : []),
    ...(mayReject ? [['R', shop.status === 'approved' ? 'suspend' : 'reject'] as [string, string]] : []),
  ]
  const buttons = (
    <DecisionButtons
      shop={shop}
      seen={changed}
      busy={decision.busy}
      onApprove={() => void approve()}
      onReject={() => void reject()}
    />
  )

  return (
    <>
      <ShopPreview shop={shop} />
      <div className="grid gap-4 lg:sticky lg:top-20">
        <DecisionPanel
          shop={shop}
          owner={owner}
          review={review.data?.review}
          now={now}
          buttons={buttons}
          reasons={
            mayReject && (
              <ReasonPicker
                status={shop.status}
                reason={reason}
                onReason={setReason}
                onSend={() => void reject()}
                keysOn={keysOn}
                field={field}
              />
            )
          }
        >
          {children}
        </DecisionPanel>
        <KeyHints hints={hints} on={keysOn} onSwitch={switchKeys} />
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
