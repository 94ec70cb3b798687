import { fieldLimits } from '@mainstreet/contract/limits.ts'
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
import { ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx'
import { OrderThread } from '../messages/order-thread.tsx'
import { PaymentAlert } from '../payment-alert.tsx'
import { shopPaymentMessage } from '../payment-messages.ts'
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

const actionLabels: Record<BoardAction, string> = {
  confirm: 'Confirm',
  accept: 'Accept and start',
  start: 'Start',
  mark_ready: 'Mark ready',
  hand_over: 'Hand over',
}
const deliveryActionLabels: Record<BoardAction, string> = {
  ...actionLabels,
  mark_ready: 'Out for delivery',
  hand_over: 'Delivered',
}
type SideActionText = { button: string; title: string; text: string; reasons: string[] }
const sideActionTexts: Record<SideTransition, SideActionText> = {
  declined: {
    button: 'Decline',
    title: 'Decline',
    text: 'The customer reads your reason. Everything goes back on the shelf.',
    reasons: ['It is sold out', 'We close early today', 'We cannot make it in time'],
  },
  cancelled: {
    button: 'Cancel',
    title: 'Cancel',
    text: 'The customer reads your reason. Everything goes back on the shelf.',
    reasons: ['It is sold out', 'It was damaged', 'We close early today', 'The customer has asked for it'],
  },
  no_show: {
    button: 'Not picked up',
    title: 'Not picked up',
    text: 'The pickup time has passed. Everything goes back on the shelf.',
    reasons: [],
  },
}

const notDeliveredText: SideActionText = {
  button: 'Not delivered',
  title: 'Not delivered',
  text: 'Nobody was there to take it. Everything goes back on the shelf.',
  reasons: [],
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
  const getSideActionText = (move: SideTransition) =>
    isDelivery && move === 'no_show' ? notDeliveredText : sideActionTexts[move]

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
      <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-min max-w-full grow basis-32">
          <h3 id={`${order.id}-who`} className="text-2xl font-bold break-words">
            {order.customer_name}
          </h3>
          <p className="text-sm text-ink-2">
            {isDelivery ? 'Delivery' : order.order_type === 'order' ? 'Order' : 'Reservation'}{' '}
            <span className="nums">{formatOrderNumber(order)}</span>
            {paymentMessage && `, ${paymentMessage}`}
          </p>
        </div>
        <WaitingRing order={order} timeZone={timeZone} now={now} />
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
            <span className="sr-only">Deliver to </span>
            {order.delivery_address}
          </span>
        </p>
      )}
      {order.note && <p className="rounded-field bg-sunk px-3 py-2 text-sm wrap-anywhere">{order.note}</p>}

      <PaymentAlert order={order} side="shop" />
      {order.payment_status === 'authorized' && order.status === 'in_progress' && (
        <p className="rounded-field bg-marigold-wash px-3 py-2 text-sm">
          The card is charged once every shop of this order has answered. You can{' '}
          {isDelivery ? 'send it off' : 'hand it over'} after that.
        </p>
      )}
      {problem && !openDialog && (
        <p role="alert" className="text-sm text-poppy">
          {moves.failedTitle}: {problem}
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
          {(isDelivery ? deliveryActionLabels : actionLabels)[next]}
        </Button>
      )}
      <footer className="flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line pt-2">
        {canSkipToReady(order, actor, now) && (
          <Button variant="plain" size="sm" disabled={moves.busy} onClick={() => act('mark_ready')}>
            Mark ready
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={() => openDialogFor('messages')}>
          Messages
        </Button>
        {order.customer_phone && (
          <a
            href={`tel:${order.customer_phone.replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2 text-sm underline-offset-4 hover:underline"
          >
            <Phone size={15} aria-hidden="true" />
            {order.customer_phone}
          </a>
        )}
        <span className="ml-auto flex flex-wrap gap-1">
          {actions}
          {sides.map((one) => (
            <Button key={one} variant="plain" size="sm" onClick={() => openDialogFor(one)}>
              {getSideActionText(one).button}
            </Button>
          ))}
        </span>
      </footer>

      <HandOverDialog
        order={order}
        open={openDialog === 'hand_over'}
        onClose={close}
        busy={moves.busy}
        problem={problem}
        onHandOver={async (code) => {
          onBeforeTransition()
          closeIf(await moves.handOver(code))
        }}
      />
      <Dialog open={openDialog === 'messages'} onClose={close} title={`Messages with ${order.customer_name}`}>
        <OrderThread order={order} side="shop" timeZone={timeZone} now={now} readOnly={actor === 'admin'} />
      </Dialog>
      {side && (
        <ReasonDialog
          open
          onClose={close}
          title={`${getSideActionText(side).title}: ${order.customer_name}`}
          description={getSideActionText(side).text}
          templates={getSideActionText(side).reasons}
          maxLength={fieldLimits.maxReasonChars}
          required={needsReason(side, actor, order.status)}
          confirmLabel={getSideActionText(side).button}
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
