import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type BoardColumn, boardColumns, groupByColumn } from './board/board.ts'
import { BoardCard } from './board/board-card.tsx'
import {
  boardTabsId,
  getColumnHeadingId,
  showStartOfColumn,
  useKeepFocusOnCard,
} from './board/use-keep-focus-on-card.ts'

type CardProps = {
  orders: Order[]
  actor: Actor
  timeZone: string
  now: Date
  renderActions?: ((order: Order) => ReactNode) | undefined
}
type Props = CardProps & {
  /** Beside the tabs of a phone, above the columns of a wide screen. */
  tools?: ReactNode
}

/** Three columns on wide screens, one at a time on a phone. */
export function OrderBoard({ orders, actor, timeZone, now, renderActions, tools }: Props) {
  const { columns, columnsLabel, empty } = dashboard.orderBoard
  const [chosen, setChosen] = useState<BoardColumn>('new')
  const board = useMemo(() => groupByColumn(orders), [orders])
  const stayWith = useKeepFocusOnCard(board)
  const choose = (column: BoardColumn) => {
    flushSync(() => setChosen(column))
    showStartOfColumn(column)
  }
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      <div
        id={boardTabsId}
        className="max-lg:sticky top-(--header-height) z-10 low:static -mx-4 flex flex-wrap items-center gap-1 border-line px-4 max-lg:border-b max-lg:bg-paper max-lg:py-1.5"
      >
        <fieldset className="flex min-w-60 grow gap-0.5 lg:hidden">
          <legend className="sr-only">{columnsLabel}</legend>
          {boardColumns.map((column) => (
            <button
              key={column}
              type="button"
              aria-pressed={chosen === column}
              onClick={() => choose(column)}
              className="flex min-h-11 grow items-center justify-center gap-1 rounded-field px-1 text-sm font-medium text-ink-2 aria-pressed:bg-pine aria-pressed:text-on-pine"
            >
              {columns[column]}
              <Count of={board[column].length} />
            </button>
          ))}
        </fieldset>
        {tools}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {boardColumns.map((column) => (
          <section
            key={column}
            aria-labelledby={getColumnHeadingId(column)}
            className={`min-w-0 scroll-mt-12 grid-cols-1 content-start gap-2 lg:gap-3 rounded-sheet lg:grid lg:bg-sunk lg:p-3 ${chosen === column ? 'grid' : 'hidden'}`}
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
            <ColumnCards
              column={column}
              orders={board[column]}
              actor={actor}
              timeZone={timeZone}
              now={now}
              renderActions={renderActions}
              onBeforeTransition={stayWith}
            />
          </section>
        ))}
      </div>
    </div>
  )
}

type ColumnCardsProps = CardProps & {
  column: BoardColumn
  onBeforeTransition: (id: string, from: BoardColumn) => void
}

/** Memoized: with 60 orders a change of the tab rendered all of them again. */
const ColumnCards = memo(function ColumnCards(props: ColumnCardsProps) {
  const { column, orders, renderActions, onBeforeTransition, ...card } = props
  return orders.map((order) => (
    <BoardCard
      key={order.id}
      {...card}
      order={order}
      onBeforeTransition={() => onBeforeTransition(order.id, column)}
      actions={renderActions?.(order)}
    />
  ))
})

function Count({ of }: { of: number }) {
  return (
    <span className="min-w-6 rounded-full bg-surface px-1.5 text-center text-sm leading-6 font-semibold text-ink nums">
      {of}
    </span>
  )
}
