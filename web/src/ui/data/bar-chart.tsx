import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { useId } from 'react'

export type ChartBar = { label: string; value: number; valueText: string }
type Props = {
  title: string
  /** The column headers of the table. */
  columns: readonly [string, string]
  bars: readonly ChartBar[]
  /** Horizontal bars with names, for a ranking; otherwise vertical bars over time. */
  horizontal?: boolean
  empty: string
}

/** A chart, with the same numbers in a table for screen readers. */
export function BarChart({ title, columns, bars, horizontal = false, empty }: Props) {
  const id = useId()
  const maxValue = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <figure aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <figcaption id={id} className="font-display text-lg font-bold">
        {title}
      </figcaption>
      {maxValue === 0 ? (
        <p className="rounded-field bg-sunk px-4 py-3 text-ink-2">{empty}</p>
      ) : (
        <>
          {horizontal ? (
            <HorizontalBars bars={bars} maxValue={maxValue} />
          ) : (
            <VerticalBars bars={bars} maxValue={maxValue} />
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
                      <td className="py-1">{label}</td>
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

type BarsProps = { bars: readonly ChartBar[]; maxValue: number }

function VerticalBars({ bars, maxValue }: BarsProps) {
  const first = bars[0]?.label
  const last = bars.at(-1)?.label
  return (
    <div aria-hidden="true" className="grid gap-1">
      <div
        className={clsx(
          'flex h-40 items-end border-b border-line-strong/50',
          bars.length > 60 ? 'gap-0' : 'gap-0.5',
        )}
      >
        {bars.map(({ label, value, valueText }) => (
          <span
            key={label}
            title={`${label}: ${valueText}`}
            style={{ height: `${Math.max((value / maxValue) * 100, value > 0 ? 2 : 0)}%` }}
            className="min-w-0 flex-1 rounded-t-[3px] bg-pine hover:bg-pine-deep"
          />
        ))}
      </div>
      <div className="flex justify-between text-xs text-ink-2">
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </div>
    </div>
  )
}

function HorizontalBars({ bars, maxValue }: BarsProps) {
  return (
    <ol aria-hidden="true" className="grid gap-2.5 text-sm">
      {bars.map(({ label, value, valueText }) => (
        <li key={label} className="grid gap-1">
          <span className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{label}</span>
            <span className="shrink-0 font-semibold nums">{valueText}</span>
          </span>
          <span className="h-2 overflow-hidden rounded-full bg-sunk">
            <span
              style={{ width: `${(value / maxValue) * 100}%` }}
              className="block h-full rounded-full bg-pine"
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
