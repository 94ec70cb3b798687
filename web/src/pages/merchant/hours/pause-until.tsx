import { dayMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { toInstant } from '@mainstreet/contract/shops/time-zone.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { formatWhen } from '../../../features/orders/order-time.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useFocusFallback } from '../../../ui/hooks/use-focus-fallback.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { shop: Shop; now: Date }

/** A pause until a chosen day and time, in the shop's time zone. */
export function PauseUntil({ shop, now }: Props) {
  const paused = shop.paused_until !== null && new Date(shop.paused_until) > now
  return paused ? null : <PauseUntilForm shop={shop} now={now} />
}

function PauseUntilForm({ shop, now }: Props) {
  const ref = useFocusFallback<HTMLFormElement>(findHeadingBefore)
  const texts = m.merchant.hours.pauseUntil
  const [wanted, setWanted] = useState('')
  const update = useSend(calls.updateShop, {
    invalidates: [calls.getShop, calls.listShops, calls.getShopOverview],
  })
  const zone = shop.hours.time_zone
  const until = parseWallTime(zone, wanted)
  const tooEarly = until !== undefined && until <= now

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!until || tooEarly) return
    const body = { paused_until: until.toISOString() }
    if (await update.send({ params: { id: shop.id }, body }))
      toast({ title: m.orderBoard.pause.pausedUntil(formatWhen(zone, until, new Date())), tone: 'good' })
  }
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} className="grid gap-3 border-t border-line pt-4">
      <Field
        label={texts.label}
        type="datetime-local"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        error={tooEarly ? texts.inPast : undefined}
        hint={texts.hint}
      />
      <ErrorMessage error={update.error} />
      <Button
        type="submit"
        variant="quiet"
        busy={update.busy}
        disabled={!until || tooEarly}
        className="justify-self-start"
      >
        {texts.action}
      </Button>
    </form>
  )
}

/** The section above shows that the shop is paused. */
function findHeadingBefore(form: HTMLElement) {
  return form.previousElementSibling?.querySelector<HTMLElement>('h2')
}

function parseWallTime(zone: string, text: string): Date | undefined {
  const at = Date.parse(`${text}Z`)
  if (Number.isNaN(at)) return undefined
  const day = Math.floor(at / dayMs)
  return new Date(toInstant(zone, day, (at - day * dayMs) / minuteMs))
}
