import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { type BoardColumn, boardColumns, groupByColumn } from './board/board.ts'
import { BoardCard } from './board/board-card.tsx'
import { getColumnHeadingId, useKeepFocusOnCard } from './board/use-keep-focus-on-card.ts'

type Props = {
  orders: Order[]
  actor: Actor
  timeZone: string
  now: Date
  renderActions?: (order: Order) => ReactNode
}

/** Three columns on wide screens, one at a time on a phone. */
export function OrderBoard({ orders, actor, timeZone, now, renderActions }: Props) {
  const { columns, columnsLabel, empty } = dashboard.orderBoard
  const [chosen, setChosen] = useState<BoardColumn>('new')
  const board = useMemo(() => groupByColumn(orders), [orders])
  const stayWith = useKeepFocusOnCard(board)
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="sticky top-(--header-height) z-10 low:static -mx-4 grid grid-cols-3 gap-1 border-b border-line bg-paper px-4 py-2 lg:hidden">
        <legend className="sr-only">{columnsLabel}</legend>
        {boardColumns.map((column) => (
          <button
            key={column}
            type="button"
            aria-pressed={chosen === column}
            onClick={() => setChosen(column)}
            className="flex min-h-11 items-center justify-center gap-2 rounded-field px-2 font-medium text-ink-2 aria-pressed:bg-pine aria-pressed:text-on-pine"
          >
            {columns[column]}
            <Count of={board[column].length} />
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {boardColumns.map((column) => (
          <section
            key={column}
            aria-labelledby={getColumnHeadingId(column)}
            className={`min-w-0 grid-cols-1 content-start gap-3 rounded-sheet lg:grid lg:bg-sunk lg:p-3 ${chosen === column ? 'grid' : 'hidden'}`}
          >
            <h2
              id={getColumnHeadingId(column)}
              tabIndex={-1}
              className="flex items-center gap-2 px-1 text-xl max-lg:sr-only"
            >
              {columns[column]}
              <Count of={board[column].length} />
            </h2>
            {board[column].length === 0 && (
              <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-ink-2">
                {empty[column]}
              </p>
            )}
            {board[column].map((order) => (
              <BoardCard
                key={order.id}
                order={order}
                actor={actor}
                timeZone={timeZone}
                now={now}
                onBeforeTransition={() => stayWith(order.id, column)}
                actions={renderActions?.(order)}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Count({ of }: { of: number }) {
  return (
    <span className="min-w-6 rounded-full bg-surface px-1.5 text-center text-sm leading-6 font-semibold text-ink nums">
      {of}
    </span>
  )
}
