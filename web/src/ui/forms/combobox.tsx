import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useDeferredModule } from '../hooks/use-deferred-module.ts'
import type { ComboboxOption } from './option-list.tsx'
import { inputStyle } from './text-input.tsx'

const loadOptionList = () => import('./option-list.tsx')

type Props = {
  label: string
  value: string
  onValueChange: (text: string) => void
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  /** Enter without a selected option. */
  onSubmit?: (text: string) => void
  /** What Enter selects when no option is active. */
  defaultOption?: ComboboxOption | undefined
  /** The focus left, and nothing was selected. */
  onLeave?: () => void
  /** The URL to which the form submits without scripts. */
  action?: string
  /** Clears the field: with a button, and with Escape when no options are open. */
  onClear?: () => void
  /** Highlighted in the options. */
  highlightedQuery?: string
  /** Shown above the options. */
  statusText?: string | undefined
  icon?: ReactNode
  /** The options are always visible below the field, as part of the page; otherwise they open above it. */
  inline?: boolean
  inputClassName?: string
  className?: string
} & Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'autoFocus' | 'enterKeyHint' | 'onFocus'>

/** A text field with suggestions: arrow keys move, Enter selects, Escape closes. */
export function Combobox({
  label,
  value,
  onValueChange,
  options,
  onPick,
  onSubmit,
  defaultOption,
  onLeave,
  action,
  onClear,
  highlightedQuery,
  statusText,
  icon,
  inline = false,
  inputClassName,
  className,
  onFocus,
  ...input
}: Props) {
  const [opened, setOpen] = useState(false)
  const open = opened || inline
  const [activeIndex, setAt] = useState(-1)
  const root = useRef<HTMLFormElement>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const active = open ? options[activeIndex] : undefined
  const optionListModule = useDeferredModule(loadOptionList, open)
  const hasSuggestions = open && options.length > 0
  const isListVisible = hasSuggestions || (open && statusText !== undefined)

  // text that was typed before hydration
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that
  useEffect(() => {
    const before = field.current?.value
    if (!before || before === value) return
    onValueChange(before)
    setOpen(document.activeElement === field.current)
  }, [])

  function close() {
    setOpen(false)
    setAt(-1)
  }

  function pick(option: ComboboxOption) {
    close()
    onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !inline && (isListVisible || (onClear && value))) {
      event.preventDefault()
      event.stopPropagation()
      if (!isListVisible) onClear?.()
      return close()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return
    event.preventDefault()
    setOpen(true)
    // one more position than options: the field itself
    const positionCount = options.length + 1
    setAt(((activeIndex + 1 + step + positionCount) % positionCount) - 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosenOption = active ?? defaultOption
    if (chosenOption) return pick(chosenOption)
    if (!onSubmit) return
    close()
    // the on-screen keyboard would cover the results
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
    onSubmit(field.current?.value ?? value)
  }

  function leave() {
    close()
    onLeave?.()
  }

  return (
    <form
      ref={root}
      aria-label={label}
      action={action}
      onSubmit={submit}
      onBlur={(event) => !root.current?.contains(event.relatedTarget) && leave()}
      className={clsx('relative', className)}
    >
      <div className="relative">
        {icon && onSubmit && (
          <button
            type="submit"
            aria-label={label}
            className="absolute inset-y-0 left-0 grid w-10 place-items-center rounded-field text-ink-2 hover:text-ink"
          >
            {icon}
          </button>
        )}
        {icon && !onSubmit && (
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-2">
            {icon}
          </span>
        )}
        <input
          {...input}
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={hasSuggestions}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${activeIndex}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            onValueChange(event.target.value)
            setOpen(true)
            setAt(-1)
          }}
          onClick={() => setOpen(true)}
          onFocus={(event) => {
            setOpen(true)
            onFocus?.(event)
          }}
          onKeyDown={onKeyDown}
          className={clsx(inputStyle, icon && 'pl-10', onClear && 'pr-10', inputClassName)}
        />
        {onClear && value !== '' && (
          <button
            type="button"
            aria-label={m.app.ui.clear}
            onClick={() => {
              onClear()
              field.current?.focus()
            }}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-field text-ink-2 hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      <div
        hidden={!isListVisible}
        className={
          inline
            ? 'mt-3 -mx-1.5'
            : 'absolute inset-x-0 top-full z-50 mt-1.5 max-h-[min(28rem,60dvh)] min-w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-high'
        }
      >
        {statusText && <p className="px-3 py-2.5 text-sm text-ink-2">{statusText}</p>}
        <div id={id} role="listbox" aria-label={label}>
          {optionListModule && (
            <optionListModule.OptionList
              id={id}
              label={label}
              options={options}
              activeIndex={activeIndex}
              highlightedQuery={highlightedQuery}
              onSelect={pick}
            />
          )}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {isListVisible ? (statusText ?? m.app.ui.suggestionCount(options.length)) : ''}
      </p>
    </form>
  )
}
