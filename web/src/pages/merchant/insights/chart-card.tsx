import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/layout/card.tsx'

type Props = {
  title: string
  /** The chart in one sentence. */
  message: ReactNode
  children: ReactNode
  table: { head: readonly string[]; rows: readonly (readonly (string | number)[])[] }
}

/** A chart, and the same data in a table. */
export function ChartCard({ title, message, children, table }: Props) {
  const id = useId()
  return (
    <Card className="min-w-0 p-5">
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <header className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <div className="text-ink-2">{message}</div>
        </header>
        {children}
        <details className="group">
          <summary className="inline-flex min-h-10 w-fit cursor-pointer items-center rounded-field text-sm font-semibold text-pine underline-offset-3 hover:underline">
            {dashboard.merchant.insights.showAsTable}
          </summary>
          <div className="max-h-80 overflow-auto">
            <table className="w-full text-sm nums">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="border-b border-line text-ink-2">
                  {table.head.map((name, at) => (
                    <th
                      key={name}
                      scope="col"
                      className={`py-1.5 font-medium ${at === 0 ? 'text-left' : 'pl-4 text-right'}`}
                    >
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {table.rows.map(([first, ...rest]) => (
                  <tr key={String(first)}>
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {first}
                    </th>
                    {rest.map((cell, at) => (
                      <td key={table.head[at + 1]} className="pl-4 text-right">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </section>
    </Card>
  )
}
