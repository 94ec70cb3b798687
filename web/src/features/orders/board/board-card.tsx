import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import { needsReason } from '@mainstreet/contract/orders/transitions.ts'
import { Bike, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { OrderThread } from '../order-thread.tsx'
import { PaymentAlert } from '../payment-alert.tsx'
import { isCharging, shopPaymentMessage } from '../payment-messages.ts'
import { PhoneLink } from '../phone-link.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import {
  type BoardAction,
  canSkipToReady,
  getNextAction,
  getSideTransitions,
  type SideTransition,
} from './board.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
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
type OpenDialog = SideTransition | 'hand_over' | 'messages' | undefined

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

/** Readable from two metres: who, what, how long, and the next action. */
export function BoardCard({ order, actor, timeZone, now, onBeforeTransition, actions }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const moves = useBoardActions(order)
  const next = getNextAction(order, actor, now)
  const sides = getSideTransitions(order, actor, now)
  const problem = moves.failure ? getApiErrorMessage(moves.failure) : undefined
  const side = sides.find((one) => one === openDialog)
  const paymentMessage = shopPaymentMessage(order)
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

  return (
    <article
      aria-labelledby={`${order.id}-who`}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 shadow-low"
    >
      <header>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <h3
            id={`${order.id}-who`}
            className="min-w-min max-w-full grow basis-32 text-xl font-bold break-words sm:text-2xl"
          >
            {order.customer_name}
          </h3>
          <WaitingRing order={order} timeZone={timeZone} now={now} />
        </div>
        <p className="text-sm text-ink-2">
          <span className="nums">
            {m.orders.numbered[isDelivery ? 'delivery' : order.order_type](formatOrderNumber(order))}
          </span>
          {paymentMessage && ` · ${paymentMessage}`}
        </p>
      </header>

      <ul className="grid gap-1.5 text-xl leading-snug">
        {order.items.map((item) => (
          <li key={item.product_id} className="flex gap-2.5">
            <span className="min-w-8 shrink-0 font-display font-bold nums">{item.quantity} ×</span>
            <span className="min-w-0 break-words">{item.name}</span>
          </li>
        ))}
      </ul>
      {isDelivery && (
        <p className="flex items-start gap-2.5 rounded-field bg-pine-wash px-3 py-2 text-lg">
          <Bike aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine" />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">
            <span className="sr-only">{dashboard.orderBoard.deliveryAddress} </span>
            {order.delivery_address}
          </span>
        </p>
      )}
      {order.note && <p className="rounded-field bg-sunk px-3 py-2 text-sm wrap-anywhere">{order.note}</p>}

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
      {next && (
        <Button
          id={getNextButtonId(order.id)}
          size="lg"
          className="w-full"
          busy={moves.busy && !openDialog}
          onClick={() => (next === 'hand_over' ? openDialogFor(next) : act(next))}
          aria-describedby={`${order.id}-who`}
        >
          {getActionLabel(order, next)}
        </Button>
      )}
      <footer className="flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line pt-2">
        {canSkipToReady(order, actor, now) && (
          <Button variant="plain" size="sm" disabled={moves.busy} onClick={() => act('mark_ready')}>
            {dashboard.orderBoard.actions.mark_ready}
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={() => openDialogFor('messages')}>
          {dashboard.orderBoard.messages}
        </Button>
        {order.customer_phone && (
          <PhoneLink
            href={order.customer_phone_link}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2 text-sm"
          >
            <Phone size={15} aria-hidden="true" />
            {order.customer_phone}
          </PhoneLink>
        )}
        <span className="ml-auto flex flex-wrap gap-1">
          {actions}
          {sides.map((one) => (
            <Button key={one} variant="plain" size="sm" onClick={() => openDialogFor(one)}>
              {getSideActionTexts(order, one).button}
            </Button>
          ))}
        </span>
      </footer>

      <HandOverDialog
        order={order}
        open={openDialog === 'hand_over'}
        onClose={close}
        busy={moves.busy}
        error={moves.failure}
        onHandOver={async (code) => {
          onBeforeTransition()
          closeIf(await moves.handOver(code))
        }}
      />
      <Dialog
        open={openDialog === 'messages'}
        onClose={close}
        title={m.orders.thread.label(order.customer_name)}
      >
        <OrderThread order={order} side="shop" timeZone={timeZone} now={now} readOnly={actor === 'admin'} />
      </Dialog>
      {side && sideTexts && (
        <ReasonDialog
          open
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
