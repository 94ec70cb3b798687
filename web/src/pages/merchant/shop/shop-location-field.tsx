import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { LocateFixed } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import type { ShopLocation } from './use-shop-location.ts'

/** Distances are measured from here, so the location is shown as text and can be corrected. */
export function ShopLocationField({
  options,
  chosen,
  nothingFound,
  pick,
  applyDevicePosition,
}: ShopLocation) {
  const texts = dashboard.merchant.shop.location
  const name = useId()
  const [busy, setBusy] = useState(false)

  const locate = async () => {
    setBusy(true)
    const point = await import('../../../features/location/locate-user.ts')
      .then(({ requestDevicePosition }) => requestDevicePosition())
      .catch(() => undefined)
    setBusy(false)
    if (point) applyDevicePosition(point)
    else
      toast({
        title: texts.deviceFailed,
        description: texts.deviceFailedHint,
        tone: 'danger',
      })
  }

  return (
    <fieldset className="grid gap-2 rounded-field bg-sunk px-4 py-3">
      <legend className="float-left w-full text-sm font-semibold">{texts.title}</legend>
      <div className="grid gap-1">
        {options.map(({ id, label }) => (
          <label key={id} className="flex min-h-10 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={id === chosen.id}
              onChange={() => pick(id)}
              className="size-5 shrink-0 accent-pine"
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
      <p className="text-sm text-ink-2" role="status">
        {nothingFound ? texts.notFound : texts.hint}
      </p>
      <Button
        variant="quiet"
        size="sm"
        busy={busy}
        onClick={() => void locate()}
        className="justify-self-start"
      >
        {!busy && <LocateFixed aria-hidden="true" className="size-4.5" />}
        {texts.useDevice}
      </Button>
    </fieldset>
  )
}
