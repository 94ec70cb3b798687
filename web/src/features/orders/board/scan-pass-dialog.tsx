import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { PickupPass } from '@mainstreet/contract/orders/pickup-pass.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import { findRoute, routes } from '@mainstreet/contract/routes.ts'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { canHandOver } from './board.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { PassScanner } from './pass-scanner.tsx'
import { useBoardActions } from './use-board-actions.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** The active orders of the shop. */
  orders: readonly Order[]
  actor: Actor
  now: Date
}
type ScannedOrder = { order: Order; code: string }

/** Finds the order of a customer's pickup pass; it is handed over with one more click, with the code of the pass. */
export function ScanPassDialog({ open, onClose, orders, actor, now }: Props) {
  const [scanned, setScanned] = useState<ScannedOrder>()
  const [problem, setProblem] = useState<string>()
  const pass = useSend(calls.getPickupPass)

  const read = async (text: string) => {
    setProblem(undefined)
    const token = readPassToken(text)
    if (token === undefined) return setProblem(dashboard.orderBoard.scan.otherCode)
    const response = await pass.send({ params: { token } })
    if (!response) return
    const order = response.pass.state === 'open' ? findOrder(orders, response.pass.order_id) : undefined
    const reason = getProblem(response.pass, order, actor, now)
    if (reason !== undefined) return setProblem(reason)
    if (order && response.pass.state === 'open') setScanned({ order, code: response.pass.pickup_code })
  }
  const close = () => {
    setScanned(undefined)
    setProblem(undefined)
    pass.reset()
    onClose()
  }
  const isUnknown = pass.error instanceof ApiError && pass.error.status === 404
  const texts = dashboard.orderBoard.scan
  if (scanned) return <ScannedHandOver {...scanned} onClose={close} />
  return (
    <Dialog open={open} onClose={close} title={texts.title}>
      <div className="grid gap-4">
        <p className="text-ink-2">{texts.hint}</p>
        <PassScanner onRead={(text) => void read(text)} />
        <div role="status">
          {problem && <p className="rounded-field bg-marigold-wash px-4 py-3">{problem}</p>}
          {isUnknown && (
            <p className="rounded-field bg-marigold-wash px-4 py-3">{m.orders.pass.unknownText}</p>
          )}
        </div>
        {!isUnknown && <ErrorMessage error={pass.error} />}
        <Button variant="quiet" onClick={close}>
          {texts.typeCode}
        </Button>
      </div>
    </Dialog>
  )
}

function ScannedHandOver({ order, code, onClose }: ScannedOrder & { onClose: () => void }) {
  const actions = useBoardActions(order)
  const handOver = async (typed?: string) => {
    if (await actions.handOver(typed)) onClose()
  }
  return (
    <HandOverDialog
      onClose={onClose}
      order={order}
      initialCode={code}
      busy={actions.busy}
      error={actions.failure}
      onHandOver={(typed) => void handOver(typed)}
    />
  )
}

const findOrder = (orders: readonly Order[], id: string) => orders.find((order) => order.id === id)

/** The end of the link that a pass shows as its QR code. */
function readPassToken(text: string): string | undefined {
  const path = URL.canParse(text) ? new URL(text).pathname : ''
  return findRoute(path) === routes.pickupPass ? path.split('/')[2] : undefined
}

/** Why this shop cannot hand it over now. */
function getProblem(pass: PickupPass, order: Order | undefined, actor: Actor, now: Date): string | undefined {
  if (pass.state === 'closed') return m.orders.pass.closed[pass.problem](pass.shop_name)
  const texts = dashboard.orderBoard.scan
  if (!order) return texts.otherShop(pass.shop_name)
  return canHandOver(order, actor, now) ? undefined : texts.notReady(order.customer_name)
}
