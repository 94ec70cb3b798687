import { paging } from '@mainstreet/contract/limits.ts'
import { openStateWords } from '@mainstreet/contract/shops/hours-words.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { categoryLabels, shopStatusLabels } from '@mainstreet/contract/texts.ts'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../api/clock.ts'
import { paths } from '../../api/paths.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { PauseOrders } from '../../features/orders/pause-orders.tsx'
import { ShopToday } from '../../features/orders/shop-today.tsx'
import { Awning } from '../../ui/awning.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FirstSteps } from './first-steps.tsx'

const activeQuery = { active: 'true', limit: paging.max } as const
const pastQuery = { active: 'false', limit: paging.max } as const
const tones: Record<Shop['status'], Tone> = { pending_approval: 'warn', approved: 'good', rejected: 'bad' }

export function ShopView({ shopId, boardPath }: { shopId: string; boardPath: string }) {
  const params = { id: shopId }
  const { shop } = useAnswer(calls.getShop, { params }, { live: true })
  const active = useAnswer(calls.listShopOrders, { params, query: activeQuery }, { live: true })
  const past = useAnswer(calls.listShopOrders, { params, query: pastQuery }, { live: true })
  const now = useClock()

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-8">
        <Review shop={shop} />
        {shop.status === 'pending_approval' && <FirstSteps shop={shop} />}
        {(shop.status !== 'pending_approval' || past.pagination.total > 0) && (
          <ShopToday
            active={active.data}
            past={past.data}
            timeZone={shop.hours.time_zone}
            now={now}
            boardPath={boardPath}
          />
        )}
        {shop.status === 'approved' && <PauseOrders shop={shop} now={now} />}
      </div>
      <Facts shop={shop} now={now} />
    </div>
  )
}

/** Nothing to say about a shop that is on the street. */
function Review({ shop }: { shop: Shop }) {
  if (shop.status === 'approved') return null
  const pending = shop.status === 'pending_approval'
  return (
    <section
      aria-labelledby="review"
      className={`grid gap-1 rounded-card px-5 py-4 ${pending ? 'bg-marigold-wash' : 'bg-poppy-wash'}`}
    >
      <h2 id="review" className="text-xl">
        {pending ? shopStatusLabels.pending_approval : 'Not on the street'}
      </h2>
      <p>
        {pending
          ? 'An admin looks at your shop before customers can see it. You will read the answer here.'
          : 'Customers cannot see your shop. Open orders still go on to their end.'}
      </p>
      {!pending && shop.rejection_reason && (
        <p>
          <span className="text-ink-2">Reason: </span>
          <strong>{shop.rejection_reason}</strong>
        </p>
      )}
    </section>
  )
}

function Facts({ shop, now }: { shop: Shop; now: Date }) {
  const facts = [
    ['Opening', openStateWords(shop.hours, now)],
    ['Category', categoryLabels[shop.category]],
    ['Address', shop.location],
    ['Phone', shop.phone],
    ['E-mail', shop.business_email],
    ['Products shown', String(shop.product_count)],
    ['Time to prepare', `${shop.preparation_minutes} min`],
    ['Reservations', shop.confirm_by_hand ? 'You confirm each one' : 'Confirmed at once'],
  ].filter(([, value]) => value)
  return (
    <Card className="overflow-hidden">
      <Awning colour={shop.colour} closed={shop.status !== 'approved'} />
      <div className="grid gap-5 p-5">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl">{shop.name}</h2>
          <Badge tone={tones[shop.status]}>{shopStatusLabels[shop.status]}</Badge>
        </header>
        <dl className="divide-y divide-line">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-right font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {shop.status === 'approved' && (
          <ButtonLink to={paths.shop({ id: shop.id })} variant="quiet">
            See it as customers do
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
