import { requiredReasonRule } from '@mainstreet/contract/field-rules.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

/** Stops and resumes card payments of the whole marketplace. */
export function CardPaymentSwitch() {
  const { data, error, refetch } = useCallQuery(calls.getCardPaymentState, {}, { live: true })
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const texts = dashboard.adminPayments.cards
  if (!data)
    return error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton className="h-20 rounded-card" />
  const { configured, stopped, reason } = data.card_payments
  if (!configured) return null
  return (
    <section
      aria-label={texts.title}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3"
    >
      <div>
        <p>{stopped ? <Badge tone="warn">{texts.stopped}</Badge> : texts.on}</p>
        {stopped && reason && <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{texts.reason(reason)}</p>}
      </div>
      <Button variant={stopped ? 'primary' : 'quiet'} size="sm" onClick={() => setIsDialogOpen(true)}>
        {stopped ? texts.resume : texts.stop}
      </Button>
      <Dialog
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        title={stopped ? texts.resumeTitle : texts.stopTitle}
      >
        {isDialogOpen && <ReasonForm stops={!stopped} onClose={() => setIsDialogOpen(false)} />}
      </Dialog>
    </section>
  )
}

const rules = { reason: requiredReasonRule }

type FormProps = { stops: boolean; onClose: () => void }

function ReasonForm({ stops, onClose }: FormProps) {
  const texts = dashboard.adminPayments.cards
  const change = useSend(calls.setCardPaymentState, {
    invalidates: [calls.getCardPaymentState, calls.listAuditLog],
  })
  const form = useRuleForm({ rules, defaultValues: { reason: '' }, error: change.error })
  const submit = form.submit(async ({ reason }) => {
    if (!(await change.send({ body: { stopped: stops, reason: trimText(reason) } }))) return
    toast({ title: stops ? texts.hasStopped : texts.hasResumed, tone: 'good' })
    onClose()
  })
  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
      <p>{stops ? texts.stopText : texts.resumeText}</p>
      <Field label={texts.reasonLabel} hint={texts.reasonHint} {...form.field('reason')} />
      <ErrorMessage error={form.formError} />
      <DialogActions onCancel={onClose}>
        <Button type="submit" variant={stops ? 'danger' : 'primary'} busy={change.busy}>
          {stops ? texts.stop : texts.resume}
        </Button>
      </DialogActions>
    </form>
  )
}
