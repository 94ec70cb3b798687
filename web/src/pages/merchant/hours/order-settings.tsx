import { shopLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatDollars } from '@mainstreet/contract/money.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { DeliveryFee } from './delivery-fee.tsx'

/** The order terms; a switch takes effect at once. */
export function OrderSettings({ shop }: { shop: Shop }) {
  const texts = m.merchant.hours.settings
  const [typed, setTyped] = useState<string>()
  const update = useSend(calls.updateShop, { invalidates: [calls.getShop, calls.listShops] })
  const minutes = typed === undefined ? shop.preparation_minutes : Number(typed)
  const isInvalid =
    typed !== undefined && (!/^\d{1,4}$/.test(typed) || minutes > shopLimits.maxPreparationMinutes)

  const save = async (body: Partial<ShopFields>, title: string) => {
    const saved = await update.send({ params: { id: shop.id }, body })
    if (saved) toast({ title, tone: 'good' })
    return saved !== undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isInvalid || typed === undefined) return
    if (await save({ preparation_minutes: minutes }, texts.prepTimeSaved(minutes))) setTyped(undefined)
  }
  return (
    <Card className="p-5">
      <section aria-labelledby="taking" className="grid gap-4">
        <h2 id="taking" className="text-xl">
          {texts.title}
        </h2>
        <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
          <Field
            className="grow"
            label={texts.prepTime}
            inputMode="numeric"
            value={typed ?? String(shop.preparation_minutes)}
            onChange={({ target }) => setTyped(target.value)}
            error={isInvalid ? texts.prepTimeInvalid(shopLimits.maxPreparationMinutes) : undefined}
          />
          <Button
            type="submit"
            variant="quiet"
            busy={update.busy}
            disabled={isInvalid || minutes === shop.preparation_minutes}
          >
            {texts.save}
          </Button>
        </form>
        <div className="divide-y divide-line">
          <Switch
            label={texts.confirmation.label}
            hint={shop.requires_confirmation ? texts.confirmation.on : texts.confirmation.off}
            checked={shop.requires_confirmation}
            busy={update.busy}
            onChange={(on) =>
              void save(
                { requires_confirmation: on },
                on ? texts.confirmation.turnedOn : texts.confirmation.turnedOff,
              )
            }
          />
          <Switch
            label={texts.payAtPickup.label}
            hint={shop.accepts_in_store_payment ? texts.payAtPickup.on : texts.payAtPickup.off}
            checked={shop.accepts_in_store_payment}
            busy={update.busy}
            onChange={(on) =>
              void save(
                { accepts_in_store_payment: on },
                on ? texts.payAtPickup.turnedOn : texts.payAtPickup.turnedOff,
              )
            }
          />
          <Switch
            label={texts.delivery.label}
            hint={shop.offers_delivery ? texts.delivery.on : texts.delivery.off}
            checked={shop.offers_delivery}
            busy={update.busy}
            onChange={(on) =>
              void save({ offers_delivery: on }, on ? texts.delivery.turnedOn : texts.delivery.turnedOff)
            }
          />
        </div>
        {shop.offers_delivery && (
          <DeliveryFee
            fee={shop.delivery_fee}
            busy={update.busy}
            onSave={(delivery_fee) =>
              save({ delivery_fee }, texts.deliveryFee.saved(formatDollars(delivery_fee)))
            }
          />
        )}
        <ErrorMessage error={update.error} />
      </section>
    </Card>
  )
}
