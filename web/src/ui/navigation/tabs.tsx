import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export type TabItem<V extends string> = { value: V; label: string; count?: number | undefined }
type Props<V extends string> = {
  label: string
  tabs: readonly TabItem<V>[]
  value: V
  onChange: (value: V) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

export function Tabs<V extends string>({ label, tabs, value, onChange, children }: Props<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const step = to[event.key]
    const next = step === undefined ? undefined : tabs.at(step % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={clsx(
              '-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 px-4 font-semibold whitespace-nowrap -outline-offset-2',
              tab.value === value ? 'border-pine text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunk px-2 text-xs text-ink-2 nums">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
