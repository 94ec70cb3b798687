import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import { needsReason } from '@mainstreet/contract/orders/transitions.ts'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { OrderThread } from '../order-thread.tsx'
import { PaymentAlert } from '../payment-alert.tsx'
import { isCharging, shopPaymentMessage } from '../payment-messages.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import {
  type BoardAction,
  canSkipToReady,
  getNextAction,
  getSideTransitions,
  type SideTransition,
} from './board.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderExtras, OrderItems } from './order-items.tsx'
import { useBoardActions } from './use-board-actions.ts'
import { getNextButtonId } from './use-keep-focus-on-card.ts'
import { WaitingRing } from './waiting-ring.tsx'

type Props = {
  order: Order
  actor: Actor
  timeZone: string
  now: Date
  /** Called before a transition. */
  onBeforeTransition: () => void
  /** Further actions. */
  actions?: ReactNode
}
type OpenDialog = SideTransition | 'hand_over' | 'messages' | 'details' | undefined

function getActionLabel(order: Order, action: BoardAction): string {
  const { actions, deliveryActions } = dashboard.orderBoard
  return { ...actions, ...(isDeliveryOrder(order) && deliveryActions) }[action]
}

type SideActionTexts = {
  button: string
  title: (customer: string) => string
  description: string
  reasons?: string[]
}

function getSideActionTexts(order: Order, transition: SideTransition): SideActionTexts {
  const { decline, cancel, notPickedUp, notDelivered } = dashboard.orderBoard
  if (transition === 'declined') return decline
  if (transition === 'cancelled') return cancel
  return isDeliveryOrder(order) ? notDelivered : notPickedUp
}

/** What the counter needs to know about the total. */
function getAmountLabel(order: Order): string | undefined {
  const { due, onHold, paid } = dashboard.orderBoard.amount
  const labels: Partial<Record<Order['payment_status'], string>> = {
    none: due,
    failed: due,
    authorized: onHold,
    paid,
    paid_in_store: paid,
  }
  return labels[order.payment_status] ?? shopPaymentMessage(order)
}

/** Readable from two metres: who, what, how long, and the next action. */
export function BoardCard({ order, actor, timeZone, now, onBeforeTransition, actions }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const moves = useBoardActions(order)
  const next = getNextAction(order, actor, now)
  const sides = getSideTransitions(order, actor, now)
  const problem = moves.failure ? getApiErrorMessage(moves.failure) : undefined
  const side = sides.find((one) => one === openDialog)
  const isDelivery = isDeliveryOrder(order)
  const sideTexts = side && getSideActionTexts(order, side)

  const openDialogFor = (dialog: OpenDialog) => {
    moves.reset()
    setOpenDialog(dialog)
  }
  const close = () => setOpenDialog(undefined)
  const act = (action: Parameters<typeof moves.act>[0]) => {
    onBeforeTransition()
    void moves.act(action)
  }
  const closeIf = (done: boolean) => {
    if (done) close()
  }

  const menuItems = [
    { label: dashboard.orderBoard.details, onSelect: () => openDialogFor('details') },
    { label: dashboard.orderBoard.messages, onSelect: () => openDialogFor('messages') },
    ...(canSkipToReady(order, actor, now)
      ? [
          {
            label: dashboard.orderBoard.actions.mark_ready,
            onSelect: () => act('mark_ready'),
            disabled: moves.busy,
          },
        ]
      : []),
    ...sides.map((one) => ({
      label: getSideActionTexts(order, one).button,
      tone: 'danger' as const,
      onSelect: () => openDialogFor(one),
    })),
  ]

  return (
    <article
      aria-labelledby={`${order.id}-who`}
      className="grid grid-cols-1 gap-1.5 rounded-card border border-line bg-surface p-2.5 shadow-low lg:gap-3 lg:p-4"
    >
      <header className="flex items-start gap-x-3">
        <div className="min-w-0 grow">
          <h3
            id={`${order.id}-who`}
            className="text-lg leading-6 font-bold max-lg:truncate lg:text-xl lg:break-words"
          >
            {order.customer_name}
          </h3>
          <p className="text-xs text-ink-2 nums max-lg:truncate lg:text-sm">
            {m.orders.numbered[isDelivery ? 'delivery' : order.order_type](formatOrderNumber(order))}
          </p>
        </div>
        <WaitingRing order={order} timeZone={timeZone} now={now} />
      </header>
      {/* on a phone one line; the whole text is in the details */}
      <div className="flex items-baseline gap-3 lg:contents">
        <OrderItems
          order={order}
          compact
          className="leading-6 max-lg:shrink-0 max-lg:not-last:max-w-[65%] max-lg:last:max-w-full lg:grid lg:gap-1 lg:text-lg lg:leading-snug"
        />
        <OrderExtras order={order} compact />
      </div>

      <PaymentAlert order={order} side="shop" />
      {isCharging(order) && (
        <p role="status" className="rounded-field bg-marigold-wash px-3 py-2 text-sm">
          {dashboard.orderBoard.charging[isDelivery ? 'delivery' : 'pickup']}
        </p>
      )}
      {problem && !openDialog && (
        <p role="alert" className="text-sm text-poppy">
          {dashboard.orderBoard.updateFailed(moves.failedTitle, problem)}
        </p>
      )}
      <div className="flex items-center gap-2">
        <p className="min-w-16 shrink-0 leading-tight">
          <Price amount={formatDollars(order.total_amount)} />
          <span className="block text-xs text-ink-2">{getAmountLabel(order)}</span>
        </p>
        {next && (
          <Button
            id={getNextButtonId(order.id)}
            className="min-w-0 grow"
            busy={moves.busy && !openDialog}
            onClick={() => (next === 'hand_over' ? openDialogFor(next) : act(next))}
            aria-describedby={`${order.id}-who`}
          >
            {getActionLabel(order, next)}
          </Button>
        )}
        <span className="ml-auto">
          <Menu
            label={dashboard.orderBoard.more(order.customer_name)}
            trigger={<Ellipsis aria-hidden="true" className="size-5" />}
            items={menuItems}
          />
        </span>
      </div>

      <Dialog open={openDialog === 'details'} onClose={close} title={order.customer_name} focusField={false}>
        <OrderDetails order={order} actions={actions} />
      </Dialog>
      {openDialog === 'hand_over' && (
        <HandOverDialog
          order={order}
          onClose={close}
          busy={moves.busy}
          error={moves.failure}
          onHandOver={async (code) => {
            onBeforeTransition()
            closeIf(await moves.handOver(code))
          }}
        />
      )}
      <Dialog
        open={openDialog === 'messages'}
        onClose={close}
        title={m.orders.thread.label(order.customer_name)}
      >
        <OrderThread order={order} side="shop" timeZone={timeZone} now={now} readOnly={actor === 'admin'} />
      </Dialog>
      {side && sideTexts && (
        <ReasonDialog
          onClose={close}
          title={sideTexts.title(order.customer_name)}
          description={sideTexts.description}
          templates={sideTexts.reasons ?? []}
          required={needsReason(side, actor, order.status)}
          confirmLabel={sideTexts.button}
          busy={moves.busy}
          error={moves.failure}
          onConfirm={async (reason) => {
            onBeforeTransition()
            closeIf(await moves.end(side, reason))
          }}
        />
      )}
    </article>
  )
}
