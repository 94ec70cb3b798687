import { minuteMs } from '@mainstreet/contract/durations.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getLocalDay, toInstant } from '@mainstreet/contract/shops/time-zone.ts'
import { CirclePause } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { useFocusFallback } from '../../ui/hooks/use-focus-fallback.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { formatWhen } from './order-time.ts'

/** Pauses new orders for a while; existing orders continue. */
export function PauseOrders({ shop, now }: { shop: Shop; now: Date }) {
  const update = useSend(calls.updateShop, { invalidates: [calls.getShop, calls.listShops] })
  const texts = dashboard.orderBoard.pause
  const zone = shop.hours.time_zone
  const until = shop.paused_until ? new Date(shop.paused_until) : undefined
  const paused = until !== undefined && until > now
  const [pressed, setPressed] = useState('')

  const pause = async (label: string, to: Date | null) => {
    if (update.busy) return
    setPressed(label)
    const body = { paused_until: to ? to.toISOString() : null }
    if (await update.send({ params: { id: shop.id }, body }))
      toast({
        title: to ? texts.pausedUntil(formatWhen(zone, to, new Date())) : texts.resumed,
        tone: 'good',
      })
  }
  return (
    <section aria-labelledby="pause" className="grid gap-3">
      <h2 id="pause" className="text-xl">
        {texts.title}
      </h2>
      {paused ? (
        <p className="flex items-start gap-3 rounded-field bg-marigold-wash px-4 py-3">
          <CirclePause aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="block">{texts.pausedUntil(formatWhen(zone, until, now))}</strong>
            {texts.customersSee}
          </span>
        </p>
      ) : (
        <p className="text-ink-2">{texts.hint}</p>
      )}
      <PauseChoices key={String(paused)}>
        {paused ? (
          <Button busy={update.busy} onClick={() => void pause('', null)}>
            {texts.resume}
          </Button>
        ) : (
          getPauseChoices(zone, now).map(({ label, until: end }) => (
            <Button
              key={label}
              variant="quiet"
              size="sm"
              busy={update.busy && pressed === label}
              onClick={() => void pause(label, end)}
            >
              {label}
            </Button>
          ))
        )}
      </PauseChoices>
      <ErrorMessage error={update.error} />
    </section>
  )
}

/** The next group of buttons replaces the clicked one. */
function PauseChoices({ children }: { children: ReactNode }) {
  const ref = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={ref} className="flex flex-wrap gap-2">
      {children}
    </div>
  )
}

export function getPauseChoices(timeZone: string, now: Date): { label: string; until: Date }[] {
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)
  const midnight = toInstant(timeZone, getLocalDay(timeZone, now.getTime()) + 1, 0)
  const { choices } = dashboard.orderBoard.pause
  return [
    { label: choices.halfHour, until: after(30) },
    { label: choices.hour, until: after(60) },
    { label: choices.twoHours, until: after(120) },
    { label: choices.today, until: new Date(midnight) },
  ]
}
