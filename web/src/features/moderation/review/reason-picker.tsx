import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'
import type { KeyboardEvent } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { getPresetReasons } from './preset-reasons.ts'

type Props = {
  status: ShopStatus
  reason: string
  onReason: (reason: string) => void
  /** For Control and Enter in the text. */
  onSend: () => void
  shortcutsEnabled: boolean
  error: string | undefined
}

/** Prepared texts, selected by click or number key; they can be edited before sending. */
export function ReasonPicker({ status, reason, onReason, onSend, shortcutsEnabled, error }: Props) {
  const text = dashboard.adminReview.reason
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-1.5" aria-label={text.presets}>
        {getPresetReasons(status).map(({ title, text: preset }, at) => (
          <li key={title}>
            <button
              type="button"
              title={preset}
              aria-pressed={reason === preset}
              onClick={() => onReason(reason === preset ? '' : preset)}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong/50 bg-surface px-3 text-left text-sm hover:border-ink-2 aria-pressed:border-pine aria-pressed:bg-pine-wash"
            >
              {shortcutsEnabled && (
                <span aria-hidden="true" className="text-xs font-semibold text-ink-2 nums max-lg:hidden">
                  {at + 1}
                </span>
              )}
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Field
        label={status === 'approved' ? text.forSuspension : text.forRejection}
        hint={text.hint}
        error={error}
      >
        {(aria) => (
          <TextArea
            {...aria}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
            onKeyDown={onKeyDown}
            rows={3}
            maxLength={fieldLimits.maxReasonChars}
          />
        )}
      </Field>
    </div>
  )
}
