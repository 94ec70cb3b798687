import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatShortWhen, formatWhen } from './order-time.ts'
import { getTimelineSteps, type TimelineStep } from './timeline-steps.ts'

type Props = { order: Order; timeZone: string; now: Date; reader?: 'customer' | 'shop' }

const dotClasses: Record<TimelineStep['state'], string> = {
  done: 'bg-pine border-pine',
  current: 'bg-surface border-pine ring-4 ring-pine/20',
  ahead: 'bg-surface border-line',
  ended: 'bg-poppy border-poppy',
}

/** Vertical on a phone, horizontal on wider screens. */
export function OrderTimeline({ order, timeZone, now, reader = 'customer' }: Props) {
  const steps = getTimelineSteps(order, reader)
  const reason = steps.findLast((step) => step.reason)?.reason
  return (
    <div className="grid gap-3">
      <ol className="flex flex-col sm:flex-row" aria-label={m.orders.timeline.label}>
        {steps.map((step, at) => (
          <TimelineStepItem key={step.label} step={step} first={at === 0} last={at === steps.length - 1}>
            {step.at && (
              <time
                dateTime={step.at}
                title={formatWhen(timeZone, new Date(step.at), now)}
                className="text-sm text-ink-2 nums"
              >
                {formatShortWhen(timeZone, new Date(step.at), now)}
              </time>
            )}
          </TimelineStepItem>
        ))}
      </ol>
      {reason && (
        <p className="rounded-field bg-sunk px-3 py-2 text-sm">
          <span className="text-ink-2">{m.orders.timeline.reason}</span> {reason}
        </p>
      )}
    </div>
  )
}

type StepProps = { step: TimelineStep; first: boolean; last: boolean; children: React.ReactNode }

function TimelineStepItem({ step, first, last, children }: StepProps) {
  const reached = step.state !== 'ahead'
  return (
    <li
      aria-current={step.state === 'current' ? 'step' : undefined}
      className="relative flex flex-1 gap-3 pb-4 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0"
    >
      {!first && (
        <span
          aria-hidden="true"
          className={`absolute hidden h-0.5 sm:top-[7px] sm:right-full sm:left-auto sm:block sm:w-[calc(100%-16px)] ${reached ? 'bg-pine' : 'bg-line'}`}
        />
      )}
      {!last && (
        <span
          aria-hidden="true"
          className={`absolute top-5 bottom-0 left-[7px] w-0.5 sm:hidden ${step.state === 'done' ? 'bg-pine' : 'bg-line'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`relative mt-1 size-4 shrink-0 rounded-full border-2 sm:mt-0 ${dotClasses[step.state]}`}
      />
      <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3 sm:flex-none sm:flex-col sm:pr-3">
        <span className={step.state === 'current' ? 'font-semibold' : reached ? '' : 'text-ink-2'}>
          {step.label}
          {!reached && <span className="sr-only"> {m.orders.timeline.upcoming}</span>}
        </span>
        {children}
      </span>
    </li>
  )
}
