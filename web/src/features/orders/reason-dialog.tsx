import { reasonRule, requiredReasonRule } from '@mainstreet/contract/field-rules.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useRuleForm } from '../../api/forms/use-rule-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Props = {
  title: string
  description: string
  label?: string
  templates?: readonly string[]
  required?: boolean
  confirmLabel: string
  cancelLabel?: string
  busy?: boolean
  /** The error of the last attempt. */
  error?: unknown
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Confirms a destructive action, with the reason that the other side will read. */
export function ReasonDialog(props: Props) {
  const {
    description,
    label = m.app.ui.reason,
    templates = [],
    required = false,
    confirmLabel,
    cancelLabel = m.app.back,
    busy = false,
  } = props
  const { field, ...form } = useRuleForm({
    rules: { reason: required ? requiredReasonRule : reasonRule },
    defaultValues: { reason: '' },
    error: props.error,
  })
  const reason = form.watch('reason')
  const { error, ...input } = field('reason')

  const submit = form.submit(() => {
    if (!busy) props.onConfirm(trimText(reason))
  })
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">{description}</p>
        {templates.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={m.app.ui.suggestedReasons}>
            {templates.map((template) => (
              <li key={template}>
                <button
                  type="button"
                  aria-pressed={reason === template}
                  onClick={() => form.setValue('reason', template, { shouldValidate: true })}
                  className="min-h-10 rounded-[20px] border border-line-strong/50 bg-surface px-3.5 py-1.5 text-left text-sm hover:border-ink-2 aria-pressed:border-pine aria-pressed:bg-pine-wash"
                >
                  {template}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Field label={required ? label : m.app.optional(label)} error={error}>
          {(aria) => <TextArea {...aria} {...input} rows={3} />}
        </Field>
        <ErrorMessage error={form.formError} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={props.onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" type="submit" busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
