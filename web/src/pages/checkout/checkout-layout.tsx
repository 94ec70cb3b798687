import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The shops, and beside them a panel; on a phone one column. */
export const checkoutGrid = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-8'

/** On a phone its sections are parts of the page, so that the last one can stay visible. */
export function CheckoutPanel({ children }: { children: ReactNode }) {
  return (
    <div className="contents lg:sticky lg:top-24 lg:grid lg:grid-cols-1 lg:gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-low">
      {children}
    </div>
  )
}

type SectionProps = { title: string; children: ReactNode }

export function PanelSection({ title, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4"
    >
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

type BarProps = {
  totalCents: number
  /** Above the total. */
  children?: ReactNode
  action: ReactNode
}

/** What has the focus stays above the bar, whose height depends on its texts. */
function reserveBarHeight(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--bar-height', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bar-height')
  }
}

/** The total and the one action, visible on a phone while the page scrolls. */
export function CheckoutBar({ totalCents, children, action }: BarProps) {
  return (
    <div
      data-bar
      ref={reserveBarHeight}
      className={clsx(
        'grid grid-cols-1 gap-2 not-low:max-lg:sticky not-low:max-lg:bottom-0 not-low:max-lg:z-30',
        'max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:shadow-high',
        'max-lg:pb-[max(12px,env(safe-area-inset-bottom))] lg:border-t-2 lg:border-dotted lg:border-line-strong/60 lg:pt-4',
      )}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:flex-col lg:items-stretch">
        <p className="flex flex-wrap items-baseline gap-x-3 lg:justify-between">
          <span className="font-semibold max-lg:text-sm">{m.checkout.payment.total}</span>
          <span className="font-display text-2xl font-bold nums" aria-live="polite">
            {formatMoney(totalCents)}
          </span>
        </p>
        <div className="min-w-44 flex-1">{action}</div>
      </div>
    </div>
  )
}
