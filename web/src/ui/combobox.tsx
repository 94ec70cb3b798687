import { clsx } from 'clsx'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { controlLook } from './text-input.tsx'

export type Option = {
  id: string
  label: string
  hint?: string | undefined
  icon?: ReactNode
  group?: string
}
type Props = {
  label: string
  value: string
  onValue: (text: string) => void
  options: readonly Option[]
  onPick: (option: Option) => void
  /** Enter without a chosen option. */
  onSubmit?: () => void
  /** Said above the options. */
  note?: string | undefined
  icon?: ReactNode
  inputClassName?: string
  className?: string
} & Pick<ComponentProps<'input'>, 'placeholder' | 'autoFocus' | 'enterKeyHint' | 'onFocus'>

/** A text field that proposes: arrow keys choose, Enter takes, Escape closes. */
export function Combobox({
  label,
  value,
  onValue,
  options,
  onPick,
  onSubmit,
  note,
  icon,
  inputClassName,
  className,
  onFocus,
  ...input
}: Props) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const root = useRef<HTMLFormElement>(null)
  const id = useId()
  const active = open ? options[at] : undefined
  const shown = open && (options.length > 0 || note !== undefined)

  function close() {
    setOpen(false)
    setAt(-1)
  }

  function pick(option: Option) {
    close()
    onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return
    event.preventDefault()
    setOpen(true)
    // One place more than there are options: back in the field.
    const places = options.length + 1
    setAt(((at + 1 + step + places) % places) - 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (active) return pick(active)
    close()
    onSubmit?.()
  }

  return (
    <form
      ref={root}
      aria-label={label}
      onSubmit={submit}
      onBlur={(event) => !root.current?.contains(event.relatedTarget) && close()}
      className={clsx('relative', className)}
    >
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-2">
          {icon}
        </span>
      )}
      <input
        {...input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onValue(event.target.value)
          setOpen(true)
          setAt(-1)
        }}
        onClick={() => setOpen(true)}
        onFocus={(event) => {
          setOpen(true)
          onFocus?.(event)
        }}
        onKeyDown={onKeyDown}
        className={clsx(controlLook, icon && 'pl-10', inputClassName)}
      />
      <div
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-96 min-w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-high"
      >
        {note && (
          <p role="presentation" className="px-3 py-2.5 text-sm text-ink-2">
            {note}
          </p>
        )}
        {options.map((option, index) => (
          <div key={option.id} role="presentation">
            {option.group && option.group !== options[index - 1]?.group && (
              <p role="presentation" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
                {option.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, which has the keys */}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5',
                index === at ? 'bg-pine-wash' : 'hover:bg-sunk',
              )}
            >
              {option.icon}
              <span className="min-w-0">
                <span className="block truncate">{option.label}</span>
                {option.hint && <span className="block truncate text-sm text-ink-2">{option.hint}</span>}
              </span>
            </div>
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {shown ? (note ?? `${options.length} suggestions`) : ''}
      </p>
    </form>
  )
}
