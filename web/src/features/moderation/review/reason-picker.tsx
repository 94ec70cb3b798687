import { fieldLimits } from '@mainstreet/contract/limits.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'
import type { KeyboardEvent, Ref } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { getPresetReasons } from './rejection-reasons.ts'

type Props = {
  status: ShopStatus
  reason: string
  onReason: (reason: string) => void
  /** For Control and Enter in the text. */
  onSend: () => void
  shortcutsEnabled: boolean
  field: Ref<HTMLTextAreaElement>
}

/** Prepared texts, selected by click or number key; they can be edited before sending. */
export function ReasonPicker({ status, reason, onReason, onSend, shortcutsEnabled, field }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-1.5" aria-label="Ready-made reasons">
        {getPresetReasons(status).map(({ title, text }, at) => (
          <li key={title}>
            <button
              type="button"
              title={text}
              aria-pressed={reason === text}
              onClick={() => onReason(reason === text ? '' : text)}
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
        label={status === 'approved' ? 'Why it is suspended' : 'Why it is rejected'}
        hint="The merchant reads this."
      >
        {(aria) => (
          <TextArea
            {...aria}
            ref={field}
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
