import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { useId } from 'react'
import { chooseLabeledBars, getAxisTicks } from './chart-axis.ts'

export type ChartBar = {
  label: string
  /** A shorter label for the axis. */
  axisLabel?: string
  value: number
  valueText: string
}
type Props = {
  title: string
  /** The column headers of the table. */
  columns: readonly [string, string]
  bars: readonly ChartBar[]
  /** Horizontal bars with names, for a ranking; otherwise vertical bars over time. */
  horizontal?: boolean
  /** The labels of the axis of values. */
  formatTick: (value: number) => string
  empty: string
}

/** A chart, with the same numbers in a table for screen readers. */
export function BarChart({ title, columns, bars, horizontal = false, formatTick, empty }: Props) {
  const id = useId()
  const maxValue = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <figure aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <figcaption id={id} className="font-display text-lg font-bold">
        {title}
      </figcaption>
      {maxValue === 0 ? (
        <p className="rounded-field bg-sunk px-4 py-3 text-ink-2">{empty}</p>
      ) : (
        <>
          {horizontal ? (
            <HorizontalBars bars={bars} ticks={getAxisTicks(maxValue)} formatTick={formatTick} />
          ) : (
            <VerticalBars bars={bars} ticks={getAxisTicks(maxValue)} formatTick={formatTick} />
          )}
          <details className="text-sm">
            <summary className="min-h-9 content-center font-semibold text-pine">
              {m.app.ui.chartTable}
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
            <div tabIndex={0} className="max-h-72 overflow-y-auto">
              <table aria-label={title} className="w-full nums">
                <thead>
                  <tr className="text-left text-ink-2">
                    <th scope="col" className="py-1 font-semibold">
                      {columns[0]}
                    </th>
                    <th scope="col" className="py-1 text-right font-semibold">
                      {columns[1]}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {bars.map(({ label, valueText }) => (
                    <tr key={label} className="border-t border-line">
                      <td className="py-1 wrap-anywhere">{label}</td>
                      <td className="py-1 text-right">{valueText}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  )
}

type BarsProps = Pick<Props, 'bars' | 'formatTick'> & { ticks: readonly number[] }

function VerticalBars({ bars, ticks, formatTick }: BarsProps) {
  const top = ticks.at(-1) ?? 1
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2 text-xs text-ink-2 nums"
    >
      <div className="flex h-44 flex-col-reverse justify-between text-right leading-none">
        {ticks.map((tick) => (
          <span key={tick} className="-my-1.5">
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className="relative h-44">
        {ticks.map((tick) => (
          <span
            key={tick}
            style={{ bottom: `${(tick / top) * 100}%` }}
            className={clsx(
              'absolute inset-x-0 border-b',
              tick === 0 ? 'border-line-strong/50' : 'border-line',
            )}
          />
        ))}
        <div className={clsx('relative flex h-full items-end', bars.length > 60 ? 'gap-0' : 'gap-0.5')}>
          {bars.map(({ label, value, valueText }) => (
            <span
              key={label}
              title={`${label}: ${valueText}`}
              style={{ height: `${Math.max((value / top) * 100, value > 0 ? 2 : 0)}%` }}
              className="min-w-0 flex-1 rounded-t-[3px] bg-pine hover:bg-pine-deep"
            />
          ))}
        </div>
      </div>
      <BarLabels labels={bars.map(({ label, axisLabel = label }) => axisLabel)} />
    </div>
  )
}

/** Below the bars they belong to; the outer ones stay within the chart. */
function BarLabels({ labels }: { labels: readonly string[] }) {
  const last = labels.length - 1
  return (
    <div className="relative col-start-2 mt-1.5 h-4">
      {chooseLabeledBars(labels).map((index) => (
        <span
          key={index}
          style={{ left: `${((index + 0.5) / labels.length) * 100}%` }}
          className={clsx(
            'absolute whitespace-nowrap',
            labels.length <= 7 || (index > 0 && index < last)
              ? '-translate-x-1/2'
              : index === 0
                ? 'left-0!'
                : 'right-0 left-auto!',
          )}
        >
          {labels[index]}
        </span>
      ))}
    </div>
  )
}

function HorizontalBars({ bars, ticks, formatTick }: BarsProps) {
  const top = ticks.at(-1) ?? 1
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-1.5 text-sm">
      <ol className="grid grid-cols-1 gap-2.5">
        {bars.map(({ label, value, valueText }) => (
          <li key={label} className="grid grid-cols-1 gap-1">
            <span className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{label}</span>
              <span className="shrink-0 font-semibold nums">{valueText}</span>
            </span>
            <span className="h-2 overflow-hidden rounded-full bg-sunk">
              <span
                style={{ width: `${(value / top) * 100}%` }}
                className="block h-full rounded-full bg-pine"
              />
            </span>
          </li>
        ))}
      </ol>
      <div className="flex justify-between border-t border-line-strong/50 pt-1 text-xs text-ink-2 nums">
        {ticks.map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </div>
    </div>
  )
}
