import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { parseTyped } from '../../../../api/forms/typed-value.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { type EditedField, formatValue } from './inline-edit.ts'
import type { InlineEdit } from './use-inline-edit.ts'

type Props = { product: Product; field: EditedField; save: InlineEdit['save'] }

/** A number that is edited in place: Enter or leaving the field saves, Escape restores. */
export function NumberCell({ product, field, save }: Props) {
  // with the product from when typing began: the list is live, and a sale in the meantime must be a
  // conflict
  const [typing, setTyping] = useState<{ typed: string; on: Product }>()
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const value = typing && parseTyped(productRules[field], typing.typed)
  const isInvalid = typing !== undefined && value === undefined

  const finish = async () => {
    if (!typing || state === 'saving') return
    if (value === undefined || value === typing.on[field]) return setTyping(undefined)
    setState('saving')
    const isSaved = await save(typing.on, field, value)
    setState(isSaved ? 'saved' : 'idle')
    setTyping(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape') {
      event.stopPropagation()
      setTyping(undefined)
    }
  }
  return (
    <span className="relative inline-flex items-center">
      {field === 'price' && (
        <span aria-hidden="true" className="pointer-events-none absolute left-2.5 text-ink-2">
          $
        </span>
      )}
      <input
        aria-label={m.merchant.products.inlineEdit[field](product.name)}
        aria-invalid={isInvalid || undefined}
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        value={typing?.typed ?? formatValue(field, product[field])}
        readOnly={state === 'saving'}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setState('idle')
          setTyping((before) => ({ typed: target.value, on: before?.on ?? product }))
        }}
        onBlur={() => void finish()}
        onKeyDown={onKeyDown}
        className={clsx(
          'min-h-11 w-27 rounded-field border bg-transparent pr-7 pl-6 text-right text-base nums hover:border-line-strong focus:bg-surface lg:min-h-9 lg:border-transparent max-lg:border-line-strong/60',
          isInvalid && 'border-poppy! text-poppy',
          field === 'stock' && product.stock === 0 && 'font-semibold text-poppy',
        )}
      />
      <span className="absolute right-2 grid size-4 place-items-center" aria-live="polite">
        {state === 'saving' && <Spinner size="sm" />}
        {state === 'saved' && (
          <Check aria-label={m.merchant.products.inlineEdit.saved} className="size-4 text-pine" />
        )}
      </span>
    </span>
  )
}
