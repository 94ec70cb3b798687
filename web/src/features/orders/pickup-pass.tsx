import { m } from '@mainstreet/contract/messages/messages.ts'
import type { PickupPass as Pass } from '@mainstreet/contract/orders/pickup-pass.ts'
import { Maximize } from 'lucide-react'
import { useRef } from 'react'
import { useScreenWakeLock } from '../../browser/use-screen-wake-lock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { QrCode } from '../../ui/images/qr-code.tsx'
import { formatWhen } from './order-time.ts'

export type OpenPickupPass = Extract<Pass, { state: 'open' }>

type Props = {
  pass: OpenPickupPass
  /** Its own link, which the shop scans. */
  url: string
  now: Date
}

/** What the customer shows at the counter: readable across it, on a screen that stays on. */
export function PickupPass({ pass, url, now }: Props) {
  const texts = m.orders.pass
  const ref = useRef<HTMLDivElement>(null)
  useScreenWakeLock()
  const when = (at: string | null) => at && formatWhen(pass.time_zone, new Date(at), now)
  const from = pass.is_ready ? null : when(pass.pickup_from)
  const until = when(pass.pickup_until)
  const destination = encodeURIComponent(`${pass.shop_name}, ${pass.shop_address}`)
  return (
    <div
      ref={ref}
      className="mx-auto grid w-full max-w-md grid-cols-1 content-center justify-items-center gap-4 bg-surface text-center [&:fullscreen]:max-w-none [&:fullscreen]:overflow-y-auto [&:fullscreen]:p-6"
    >
      <h1 dir="auto" className="text-2xl wrap-anywhere">
        {pass.shop_name}
      </h1>
      <QrCode url={url} label={texts.qrCode(pass.shop_name)} className="size-60 max-w-full" />
      <p className="font-display text-4xl font-bold tracking-[0.12em] wrap-anywhere nums">
        <span aria-hidden="true">{pass.pickup_code}</span>
        <span className="sr-only">{m.orders.pickup.spelledCode([...pass.pickup_code].join(' '))}</span>
      </p>
      <p className="max-w-sm text-ink-2">{texts.whatToShow}</p>
      <dl className="grid w-full max-w-md grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-3 border-t border-line pt-4 text-left">
        {from && <PassFact name={m.orders.pickup.pickUpAround} value={from} />}
        {until && <PassFact name={texts.pickUpBy} value={until} />}
        <PassFact name={texts.address} value={pass.shop_address} />
      </dl>
      <div className="flex flex-wrap items-center justify-center gap-x-6">
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
          target="_blank"
          rel="noreferrer"
          aria-label={m.orders.reservation.getDirectionsTo(pass.shop_name)}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-3"
        >
          {m.orders.reservation.getDirections}
        </a>
        {document.fullscreenEnabled && (
          <Button
            variant="plain"
            // rejected when the browser no longer counts the click; the pass stays as it is
            onClick={() => void ref.current?.requestFullscreen().catch(() => undefined)}
            className="[:fullscreen_&]:hidden"
          >
            <Maximize aria-hidden="true" className="size-5" />
            {texts.fullScreen}
          </Button>
        )}
      </div>
    </div>
  )
}

function PassFact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd dir="auto" className="font-medium wrap-anywhere">
        {value}
      </dd>
    </div>
  )
}
