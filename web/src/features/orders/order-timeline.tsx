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
const barClasses: Record<TimelineStep['state'], string> = {
  done: 'bg-pine',
  current: 'bg-pine',
  ahead: 'bg-line',
  ended: 'bg-poppy',
}

/** All steps with their times; on a phone a bar, and the step that the order is at. */
export function OrderTimeline({ order, timeZone, now, reader = 'customer' }: Props) {
  const steps = getTimelineSteps(order, reader)
  const reason = steps.findLast((step) => step.reason)?.reason
  const latest = steps.findLast(({ state }) => state !== 'ahead')
  const time = ({ at }: TimelineStep) =>
    at && (
      <time dateTime={at} title={formatWhen(timeZone, new Date(at), now)} className="text-sm text-ink-2 nums">
        {formatShortWhen(timeZone, new Date(at), now)}
      </time>
    )
  return (
    <div className="grid gap-2 sm:gap-3">
      <ol className="flex gap-1 sm:gap-0" aria-label={m.orders.timeline.label}>
        {steps.map((step, at) => (
          <TimelineStepItem key={step.label} step={step} first={at === 0}>
            {time(step)}
          </TimelineStepItem>
        ))}
      </ol>
      {latest && (
        <p aria-hidden="true" className="flex items-baseline justify-between gap-3 sm:hidden">
          <span className="font-semibold">{latest.label}</span>
          {time(latest)}
        </p>
      )}
      {reason && (
        <p className="rounded-field bg-sunk px-3 py-2 text-sm">
          <span className="text-ink-2">{m.orders.timeline.reason}</span> {reason}
        </p>
      )}
    </div>
  )
}

type StepProps = { step: TimelineStep; first: boolean; children: React.ReactNode }

function TimelineStepItem({ step, first, children }: StepProps) {
  const reached = step.state !== 'ahead'
  return (
    <li
      aria-current={step.state === 'current' ? 'step' : undefined}
      className="relative flex flex-1 flex-col gap-2"
    >
      <span aria-hidden="true" className={`h-1.5 rounded-full sm:hidden ${barClasses[step.state]}`} />
      {!first && (
        <span
          aria-hidden="true"
          className={`absolute top-[7px] right-full h-0.5 w-[calc(100%-16px)] max-sm:hidden ${reached ? 'bg-pine' : 'bg-line'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`relative size-4 shrink-0 rounded-full border-2 max-sm:hidden ${dotClasses[step.state]}`}
      />
      <span className="flex flex-col pr-3 max-sm:sr-only">
        <span className={step.state === 'current' ? 'font-semibold' : reached ? '' : 'text-ink-2'}>
          {step.label}
          {!reached && <span className="sr-only"> {m.orders.timeline.upcoming}</span>}
        </span>
        {children}
      </span>
    </li>
  )
}
