import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import { pickupCodeRule } from '@mainstreet/contract/orders/field-rules.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type Props = {
  order: Order
  busy: boolean
  /** Why the last attempt failed. */
  error: unknown
  /** Without a code the shop takes responsibility. */
  onHandOver: (code?: string) => void
  /** That of a scanned pass. */
  initialCode?: string
  onClose: () => void
}

const rules = { pickup_code: { ...pickupCodeRule, required: 'codeRequired' } } as const

export function HandOverDialog({ order, busy, error, onHandOver, initialCode, onClose }: Props) {
  const form = useRuleForm({ rules, defaultValues: { pickup_code: initialCode ?? '' }, error })
  const dialogTexts = dashboard.orderBoard.handOver[isDeliveryOrder(order) ? 'delivery' : 'pickup']

  const submit = form.submit(({ pickup_code }) => {
    if (!busy) onHandOver(pickup_code.trim().toUpperCase())
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={dialogTexts.title(order.customer_name)}
      focusField={initialCode === undefined}
    >
      <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
        {order.payment_status === 'none' && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-field bg-sunk px-4 py-3">
            {dashboard.orderBoard.handOver.dueNow}
            <Price amount={formatDollars(order.total_amount)} size="lg" />
          </p>
        )}
        <Field label={dialogTexts.code} error={form.errorAt('pickup_code')}>
          {(aria) => (
            <TextInput
              {...aria}
              {...form.input('pickup_code')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="h-16 text-center font-display text-3xl font-semibold uppercase tracking-[0.2em] nums"
            />
          )}
        </Field>
        <ErrorMessage error={form.formError} />
        <Button type="submit" size="lg" busy={busy}>
          {dialogTexts.confirm}
        </Button>
        <Button variant="plain" disabled={busy} onClick={() => onHandOver()}>
          {dialogTexts.withoutCode}
        </Button>
      </form>
    </Dialog>
  )
}
