import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDay, formatDollars } from '@mainstreet/contract/messages/format.ts'
import type { Payout } from '@mainstreet/contract/payments/payout.ts'
import { useState } from 'react'
import type { calls } from '../../../api/calls.ts'
import type { usePagedCall } from '../../../queries/use-paged-call.ts'
import { useUser } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { PayoutMenu } from './payout-menu.tsx'
import { RecordPayout } from './record-payout.tsx'

type Props = {
  shopId: string
  /** Dollars. */
  balance: number
  payouts: ReturnType<typeof usePagedCall<typeof calls.listPayouts>>
}

/** Newest first. Admins record payouts; the shop reads them. */
export function PayoutList({ shopId, balance, payouts }: Props) {
  const { items, hasNext, isFetchingNext, fetchNext } = payouts
  const isAdmin = useUser()?.role === 'admin'
  const [isRecording, setRecording] = useState(false)
  const texts = dashboard.merchant.payouts
  return (
    <section aria-labelledby="payouts" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="payouts" className="text-xl">
          {texts.list.title}
        </h2>
        {isAdmin && <Button onClick={() => setRecording(true)}>{texts.record.open}</Button>}
      </div>
      {items.length === 0 ? (
        <p className="text-ink-2">{texts.list.none}</p>
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {items.map((payout) => (
            <li
              key={payout.id}
              className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-2 last:border-0"
            >
              <PayoutDate payout={payout} />
              <span className="font-semibold nums">{formatDollars(payout.amount)}</span>
              {isAdmin && <PayoutMenu shopId={shopId} payout={payout} />}
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <Button
          variant="quiet"
          size="sm"
          busy={isFetchingNext}
          onClick={() => void fetchNext()}
          className="justify-self-start"
        >
          {texts.list.more}
        </Button>
      )}
      {isRecording && <RecordPayout shopId={shopId} balance={balance} onClose={() => setRecording(false)} />}
    </section>
  )
}

function PayoutDate({ payout }: { payout: Payout }) {
  return (
    <span className="min-w-0 grow">
      <span className="flex flex-wrap items-center gap-x-2">
        <time dateTime={payout.paid_on} className="font-medium nums">
          {formatDay(payout.paid_on, 'dayWithYear')}
        </time>
        {payout.scheduled && <Badge>{dashboard.merchant.payouts.list.scheduled}</Badge>}
      </span>
      {payout.reference && (
        <span className="block text-sm break-words text-ink-2">
          <bdi>{payout.reference}</bdi>
        </span>
      )}
    </span>
  )
}
