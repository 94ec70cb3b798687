import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { Field } from '../forms/field.tsx'
import { TextArea } from '../forms/text-input.tsx'
import { Dialog } from './dialog.tsx'

type ReasonFormProps = {
  description: string
  label?: string
  templates?: readonly string[]
  required?: boolean
  maxLength: number
  confirmLabel: string
  cancelLabel?: string
  busy?: boolean
  /** The error of the last attempt. */
  error?: unknown
  onConfirm: (reason: string) => void
  onClose: () => void
}
type Props = ReasonFormProps & { open: boolean; title: string }

/** Confirms a destructive action, with the reason that the other side will read. */
export function ReasonDialog({ open, title, ...form }: Props) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <ReasonForm {...form} />
    </Dialog>
  )
}

function ReasonForm(props: ReasonFormProps) {
  const {
    description,
    label = m.app.ui.reason,
    templates = [],
    required = false,
    confirmLabel,
    cancelLabel = m.app.back,
    busy = false,
  } = props
  const [reason, setReason] = useState('')
  const isReasonMissing = required && !reason.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReasonMissing && !busy) props.onConfirm(reason.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-ink-2">{description}</p>
      {templates.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={m.app.ui.suggestedReasons}>
          {templates.map((template) => (
            <li key={template}>
              <button
                type="button"
                aria-pressed={reason === template}
                onClick={() => setReason(template)}
                className="min-h-10 rounded-[20px] border border-line-strong/50 bg-surface px-3.5 py-1.5 text-left text-sm hover:border-ink-2 aria-pressed:border-pine aria-pressed:bg-pine-wash"
              >
                {template}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label={required ? label : m.app.optional(label)}>
        {(aria) => (
          <TextArea
            {...aria}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            maxLength={props.maxLength}
            required={required}
          />
        )}
      </Field>
      <ErrorMessage error={props.error} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={props.onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" type="submit" busy={busy} disabled={isReasonMissing}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
