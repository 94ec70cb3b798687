import { calls } from '../../../api/calls.ts'
import { useClock } from '../../../browser/clock.ts'
import { PauseOrders } from '../../../features/orders/pause-orders.tsx'
import { useCall } from '../../../queries/use-call.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { OrderSettings } from './order-settings.tsx'
import { PauseUntil } from './pause-until.tsx'

export function HoursView({ shopId }: { shopId: string }) {
  const { shop } = useCall(calls.getShop, { params: { id: shopId } }, { live: true })
  const now = useClock()
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <HoursEditor shop={shop} now={now} />
      <div className="grid grid-cols-1 gap-5">
        <Card className="grid gap-4 p-5">
          <PauseOrders shop={shop} now={now} />
          <PauseUntil shop={shop} now={now} />
        </Card>
        <OrderSettings shop={shop} />
      </div>
    </div>
  )
}
