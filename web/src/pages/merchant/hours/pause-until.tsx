import { dayMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { toInstant } from '@mainstreet/contract/shops/time-zone.ts'
import { calls } from '../../../api/calls.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { formatWhen } from '../../../features/orders/order-time.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useFocusFallback } from '../../../ui/hooks/use-focus-fallback.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { shop: Shop; now: Date }

/** A pause until a chosen day and time, in the shop's time zone. */
export function PauseUntil({ shop, now }: Props) {
  const paused = shop.paused_until !== null && new Date(shop.paused_until) > now
  return paused ? null : <PauseUntilForm shop={shop} />
}

function PauseUntilForm({ shop }: Pick<Props, 'shop'>) {
  const ref = useFocusFallback<HTMLFormElement>(findHeadingBefore)
  const texts = dashboard.merchant.hours.pauseUntil
  const update = useSend(calls.updateShop, {
    invalidates: [calls.getShop, calls.listShops, calls.getShopOverview],
  })
  const zone = shop.hours.time_zone
  const form = useRuleForm({
    rules: { paused_until: null },
    defaultValues: { paused_until: '' },
    error: update.error,
  })
  const validate = (typed: string) => {
    const until = parseWallTime(zone, typed)
    return until && until > new Date() ? undefined : texts.inPast
  }

  const submit = form.submit(async ({ paused_until }) => {
    const until = parseWallTime(zone, paused_until)
    if (!until) return
    const body = { paused_until: until.toISOString() }
    if (await update.send({ params: { id: shop.id }, body }))
      toast({
        title: dashboard.orderBoard.pause.pausedUntil(formatWhen(zone, until, new Date())),
        tone: 'good',
      })
  })
  return (
    <form
      ref={(element) => {
        form.formRef.current = element
        ref.current = element
      }}
      onSubmit={submit}
      noValidate
      className="grid gap-3 border-t border-line pt-4"
    >
      <Field
        label={texts.label}
        type="datetime-local"
        hint={texts.hint}
        {...form.field('paused_until', { validate })}
      />
      <ErrorMessage error={form.formError} />
      <Button type="submit" variant="quiet" busy={update.busy} className="justify-self-start">
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
