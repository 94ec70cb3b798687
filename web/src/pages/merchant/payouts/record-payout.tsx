import { dayMs } from '@mainstreet/contract/durations.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { payoutRules } from '@mainstreet/contract/payments/field-rules.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'
import { calls } from '../../../api/calls.ts'
import { parseTyped } from '../../../api/forms/typed-value.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useOrderShop } from '../../../features/orders/use-order-shop.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { firstDay, lastDay } from './payout-search.ts'

type Props = {
  shopId: string
  /** Dollars. */
  balance: number
  onClose: () => void
}

type RecordPayoutValues = { amount: string; paid_on: string; reference: string }

export function RecordPayout({ shopId, balance, onClose }: Props) {
  const texts = dashboard.merchant.payouts.record
  const { timeZone } = useOrderShop(shopId)
  const record = useSend(calls.recordPayout, { invalidates: [calls.listPayouts] })
  const form = useRuleForm<RecordPayoutValues>({
    rules: payoutRules,
    defaultValues: { amount: '', paid_on: getToday(timeZone), reference: '' },
    error: record.error,
  })
  const submit = form.submit(async ({ amount: typed, paid_on, reference }) => {
    const amount = parseTyped(payoutRules.amount, typed)
    if (amount === undefined) return
    if (!(await record.send({ params: { id: shopId }, body: { amount, paid_on, reference } }))) return
    toast({ title: texts.done(formatDollars(amount)), tone: 'good' })
    onClose()
  })
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">{texts.text}</p>
        <Field label={texts.amount} hint={texts.balance(formatDollars(balance))} {...form.field('amount')} />
        <Field label={texts.date} type="date" min={firstDay} max={lastDay} {...form.field('paid_on')} />
        <Field label={texts.reference} hint={texts.referenceHint} {...form.field('reference')} />
        <ErrorMessage error={form.formError} />
        <Button type="submit" busy={record.busy} className="justify-self-end">
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}

const getToday = (timeZone: string) =>
  new Date(getLocalDay(timeZone, Date.now()) * dayMs).toISOString().slice(0, 10)
