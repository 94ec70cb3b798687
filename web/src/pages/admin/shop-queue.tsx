import { paging } from '@mainstreet/contract/limits.ts'
import type { Shop, ShopStatus } from '@mainstreet/contract/shops/shop.ts'
import { categoryLabels } from '@mainstreet/contract/texts.ts'
import { Suspense, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../api/clock.ts'
import { paths } from '../../api/paths.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { DecisionButtons, DecisionPanel } from '../../features/moderation/decision-panel.tsx'
import { KeyHints } from '../../features/moderation/key-hints.tsx'
import { afterDecision, currentOf, type Direction, neighbourOf } from '../../features/moderation/queue.ts'
import { rejectReasons, suspendReasons } from '../../features/moderation/reasons.ts'
import { ShopPreview } from '../../features/moderation/shop-preview.tsx'
import { useDecision } from '../../features/moderation/use-decision.ts'
import { useKeys, useKeysSwitch } from '../../features/moderation/use-keys.ts'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { agoWords } from '../../ui/ago-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const emptyWords: Record<ShopStatus, { title: string; text: string }> = {
  pending_approval: {
    title: 'Nobody is waiting',
    text: 'A shop that asks to join the street shows up here.',
  },
  approved: { title: 'The street is empty', text: 'Shops that you approve are listed here.' },
  rejected: {
    title: 'No shop is rejected',
    text: 'Rejected and suspended shops are listed here with their reasons.',
  },
}

/** The longest waiting first; of the decided ones the newest. */
export function ShopQueue({ status }: { status: ShopStatus }) {
  return (
    <ErrorGuard level="section" context={`shops ${status}`}>
      <Suspense fallback={<Loading />}>
        <Shops status={status} />
      </Suspense>
    </ErrorGuard>
  )
}

function Shops({ status }: { status: ShopStatus }) {
  const sortOrder = status === 'pending_approval' ? 'asc' : 'desc'
  const query = { status, limit: paging.shops, sortBy: 'submitted_at', sortOrder } as const
  const { data: shops } = useAnswer(calls.listShops, { query }, { live: true })
  if (shops.length > 0) return <Queue shops={shops} status={status} />
  return <EmptyState scene={status === 'pending_approval' ? 'counter' : 'street'} {...emptyWords[status]} />
}

function Queue({ shops, status }: { shops: Shop[]; status: ShopStatus }) {
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [keysOn, switchKeys] = useKeysSwitch()
  const decision = useDecision()
  const now = useClock()
  const shop = currentOf(shops, chosen)
  if (!shop) return null

  const go = (direction: Direction) => setChosen(neighbourOf(shops, shop.id, direction)?.id ?? shop.id)
  const leave = (decided: boolean, following: Shop | undefined) => {
    if (!decided) return
    setAsking(false)
    setChosen(following?.id)
  }
  const approve = async () => {
    const following = afterDecision(shops, shop.id)
    leave(await decision.approve(shop), following)
  }
  const reject = async (reason: string) => {
    const following = afterDecision(shops, shop.id)
    leave(await decision.reject(shop, reason), following)
  }
  const decide = {
    shop,
    busy: decision.busy,
    onApprove: () => void approve(),
    onReject: () => setAsking(true),
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)_21rem]">
      <Keys
        on={keysOn}
        actions={{
          j: () => go('next'),
          k: () => go('previous'),
          ...(shop.status !== 'approved' && { a: () => void approve() }),
          ...(shop.status !== 'rejected' && { r: () => setAsking(true) }),
        }}
      />
      <Names shops={shops} chosen={shop.id} now={now} onChoose={setChosen} />
      <ShopPreview key={shop.id} shop={shop} />
      <div className="grid gap-4 lg:sticky lg:top-20">
        <DecisionPanel {...decide} now={now}>
          {shop.status === 'approved' && (
            <ButtonLink to={paths.merchant({ view: 'shop', shop: shop.id })} variant="plain" size="sm">
              Open its dashboard
            </ButtonLink>
          )}
        </DecisionPanel>
        <KeyHints hints={hints[status]} on={keysOn} onSwitch={switchKeys} />
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-3 lg:hidden">
        <DecisionButtons {...decide} />
      </div>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${shop.status === 'approved' ? 'Suspend' : 'Reject'} ${shop.name}`}
        text={
          shop.status === 'approved'
            ? 'Customers stop seeing it at once. Open orders go on to their end. The merchant reads your reason.'
            : 'The merchant reads your reason, and can put it right.'
        }
        templates={shop.status === 'approved' ? suspendReasons : rejectReasons}
        required
        confirm={shop.status === 'approved' ? 'Suspend' : 'Reject'}
        busy={decision.busy}
        onConfirm={(reason) => void reject(reason)}
      />
    </div>
  )
}

const hints: Record<ShopStatus, [string, string][]> = {
  pending_approval: [
    ['J', 'next'],
    ['K', 'previous'],
    ['A', 'approve'],
    ['R', 'reject'],
  ],
  approved: [
    ['J', 'next'],
    ['K', 'previous'],
    ['R', 'suspend'],
  ],
  rejected: [
    ['J', 'next'],
    ['K', 'previous'],
    ['A', 'approve'],
  ],
}

function Keys({ actions, on }: { actions: Record<string, () => void>; on: boolean }) {
  useKeys(actions, on)
  return null
}

type NamesProps = { shops: Shop[]; chosen: string; now: Date; onChoose: (id: string) => void }

function Names({ shops, chosen, now, onChoose }: NamesProps) {
  return (
    <ul
      aria-label="Shops"
      className="flex gap-2 overflow-x-auto max-lg:-mx-4 max-lg:px-4 max-lg:pb-1 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-7rem)] lg:flex-col lg:overflow-y-auto"
    >
      {shops.map((shop) => (
        <li key={shop.id} className="shrink-0">
          <button
            type="button"
            aria-current={shop.id === chosen}
            onClick={() => onChoose(shop.id)}
            className="grid min-h-11 w-full max-w-60 rounded-field border border-line bg-surface px-3 py-2 text-left -outline-offset-2 hover:border-line-strong aria-[current=true]:border-slate aria-[current=true]:bg-slate-wash"
          >
            <span className="truncate font-semibold">{shop.name}</span>
            <span className="truncate text-sm text-ink-2">
              {categoryLabels[shop.category]}, {agoWords(new Date(shop.submitted_at), now)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-6 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)_21rem]">
      <Skeleton className="h-14 lg:h-80" />
      <Skeleton className="h-[32rem] rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}
