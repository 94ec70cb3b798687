import { phoneRule } from '@mainstreet/contract/field-rules.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { customerNameRule } from '@mainstreet/contract/orders/field-rules.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useEffect, useRef } from 'react'
import { useRuleForm } from '../../api/forms/use-rule-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type FormProps = {
  busy: boolean
  /** Why the last attempt failed; what no field here shows is shown where the dialog was opened. */
  error: unknown
  onSend: (name: string, phone: string) => void
  onClose: () => void
}

const rules = { customer_name: customerNameRule, customer_phone: phoneRule }

/** For an account without a name: the shop needs a name for pickup. */
export function ContactDialog(form: FormProps) {
  return (
    <Dialog open onClose={form.onClose} title={m.shopping.reserve.contactTitle}>
      <ContactForm {...form} />
    </Dialog>
  )
}

function ContactForm({ busy, error, onSend, onClose }: FormProps) {
  const form = useRuleForm({ rules, defaultValues: { customer_name: '', customer_phone: '' }, error })
  const submit = form.submit(({ customer_name, customer_phone }) =>
    onSend(trimText(customer_name), trimText(customer_phone)),
  )
  const isRejectedHere = error !== undefined && form.formError === undefined
  const wasSent = useRef(false)
  useEffect(() => {
    if (!busy && wasSent.current && !isRejectedHere) onClose()
    wasSent.current = busy
  }, [busy, isRejectedHere, onClose])
  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
      <Field label={m.shopping.reserve.name} autoComplete="name" {...form.field('customer_name')} />
      <Field
        label={m.shopping.reserve.phone}
        hint={m.shopping.reserve.phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.field('customer_phone')}
      />
      <Button type="submit" busy={busy}>
        {m.shopping.reserve.reserve}
      </Button>
    </form>
  )
}
