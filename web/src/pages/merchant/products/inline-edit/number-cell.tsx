import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { findTypedError, parseTyped } from '../../../../api/forms/typed-value.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { type EditedField, formatValue } from './inline-edit.ts'
import type { InlineEdit } from './use-inline-edit.ts'

type Props = { product: Product; field: EditedField; save: InlineEdit['save'] }

/**
 * A number that is edited in place: Enter or leaving the field saves, Escape restores. What is no such number
 * is not saved and stays, with what to type; so does what the server does not take.
 */
export function NumberCell({ product, field, save }: Props) {
  // with the product from when typing began: the list is live, and a sale in the meantime must be a
  // conflict
  const [typing, setTyping] = useState<{ typed: string; on: Product; isLeft: boolean; failure?: string }>()
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const errorId = useId()
  const value = typing && parseTyped(productRules[field], typing.typed)
  const error = typing?.isLeft
    ? (findTypedError(productRules[field], typing.typed) ?? typing.failure)
    : undefined

  const finish = async () => {
    if (!typing || state === 'saving') return
    if (value === undefined) return setTyping({ ...typing, isLeft: true })
    if (value === typing.on[field]) return setTyping(undefined)
    setState('saving')
    const { isSaved, error: failure } = await save(typing.on, field, value)
    setState(isSaved ? 'saved' : 'idle')
    setTyping(failure ? { ...typing, isLeft: true, failure } : undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // what has to be corrected keeps the focus
      if (typing && value === undefined) void finish()
      else event.currentTarget.blur()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      setTyping(undefined)
    }
  }
  return (
    <span className="inline-grid gap-1">
      <span className="relative inline-flex items-center">
        {field === 'price' && (
          <span aria-hidden="true" className="pointer-events-none absolute left-2.5 text-ink-2">
            $
          </span>
        )}
        <input
          aria-label={dashboard.merchant.products.inlineEdit[field](product.name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          value={typing?.typed ?? formatValue(field, product[field])}
          readOnly={state === 'saving'}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setState('idle')
            setTyping((before) => ({
              typed: target.value,
              on: before?.on ?? product,
              isLeft: before?.isLeft ?? false,
            }))
          }}
          onBlur={() => void finish()}
          onKeyDown={onKeyDown}
          className={clsx(
            'min-h-11 w-27 rounded-field border bg-transparent pr-7 pl-6 text-right text-base nums hover:border-line-strong focus:bg-surface lg:min-h-9 lg:border-transparent max-lg:border-line-strong/60',
            error && 'border-poppy! text-poppy',
            field === 'stock' && product.stock === 0 && 'font-semibold text-poppy',
          )}
        />
        <span className="absolute right-2 grid size-4 place-items-center" aria-live="polite">
          {state === 'saving' && <Spinner size="sm" />}
          {state === 'saved' && (
            <Check aria-label={dashboard.merchant.products.inlineEdit.saved} className="size-4 text-pine" />
          )}
        </span>
      </span>
      {error && (
        <span id={errorId} role="alert" className="max-w-27 text-left text-sm font-medium text-poppy">
          {error}
        </span>
      )}
    </span>
  )
}
