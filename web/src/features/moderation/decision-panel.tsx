import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { shopStatusLabels } from '@mainstreet/contract/texts.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { agoWords } from '../../ui/ago-words.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { checksOf } from './shop-facts.ts'
import { useShelf } from './use-shelf.ts'

type ButtonProps = { shop: Shop; busy: boolean; onApprove: () => void; onReject: () => void }
type Props = ButtonProps & { now: Date; children?: ReactNode }

const tones: Record<Shop['status'], Tone> = { pending_approval: 'warn', approved: 'good', rejected: 'bad' }

/** Facts, and what can be decided about them. */
export function DecisionPanel({ now, children, ...decide }: Props) {
  const { shop } = decide
  const shelf = useShelf(shop.id)
  const facts = [
    ['Submitted', agoWords(new Date(shop.submitted_at), now)],
    ['Approved', shop.approved_at && agoWords(new Date(shop.approved_at), now)],
    ['Rejected', shop.rejected_at && agoWords(new Date(shop.rejected_at), now)],
    ['E-mail', shop.business_email],
    ['Website', shop.website],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))

  return (
    <Card className="grid gap-5 p-5">
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-xl">
        Decision
        <Badge tone={tones[shop.status]}>{shopStatusLabels[shop.status]}</Badge>
      </h2>
      {shop.rejection_reason && shop.status === 'rejected' && (
        <p className="rounded-field bg-poppy-wash px-3 py-2">
          <span className="text-sm text-ink-2">Reason: </span>
          {shop.rejection_reason}
        </p>
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
        {checksOf(shop, shelf?.total ?? shop.product_count).map(({ name, ok, words }) => (
          <li key={name} className="flex gap-2">
            {ok ? (
              <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-poppy" />
            )}
            <span>
              {name}
              <span className={`block text-sm ${ok ? 'text-ink-2' : 'font-semibold'}`}>{words}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-t border-line pt-4 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="max-lg:hidden">
        <DecisionButtons {...decide} />
      </div>
      {children}
    </Card>
  )
}

/** On a phone they stand below the shop, within reach of the thumb. */
export function DecisionButtons({ shop, busy, onApprove, onReject }: ButtonProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {shop.status !== 'approved' && (
        <Button className="flex-1" busy={busy} onClick={onApprove}>
          Approve
        </Button>
      )}
      {shop.status === 'pending_approval' && (
        <Button variant="quiet" className="flex-1" disabled={busy} onClick={onReject}>
          Reject
        </Button>
      )}
      {shop.status === 'approved' && (
        <Button variant="danger" className="flex-1" disabled={busy} onClick={onReject}>
          Suspend
        </Button>
      )}
    </div>
  )
}
