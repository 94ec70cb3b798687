import { shopLimits } from '@mainstreet/contract/limits.ts'
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
    if (await save({ preparation_minutes: minutes }, `Ready after ${minutes} minutes`)) setTyped(undefined)
  }
  return (
    <Card className="p-5">
      <section aria-labelledby="taking" className="grid gap-4">
        <h2 id="taking" className="text-xl">
          How you take orders
        </h2>
        <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
          <Field
            className="grow"
            label="Minutes to get an order ready"
            inputMode="numeric"
            value={typed ?? String(shop.preparation_minutes)}
            onChange={({ target }) => setTyped(target.value)}
            error={isInvalid ? `A whole number up to ${shopLimits.maxPreparationMinutes}` : undefined}
          />
          <Button
            type="submit"
            variant="quiet"
            busy={update.busy}
            disabled={isInvalid || minutes === shop.preparation_minutes}
          >
            Save
          </Button>
        </form>
        <div className="divide-y divide-line">
          <Switch
            label="Confirm each reservation by hand"
            hint={
              shop.requires_confirmation
                ? 'A reservation counts once you have said yes.'
                : 'A reservation counts at once.'
            }
            checked={shop.requires_confirmation}
            busy={update.busy}
            onChange={(on) =>
              void save(
                { requires_confirmation: on },
                on ? 'You confirm each reservation' : 'Reservations count at once',
              )
            }
          />
          <Switch
            label="Customers may pay in the shop"
            hint={
              shop.accepts_in_store_payment
                ? 'At the counter or by card beforehand.'
                : 'By card beforehand only.'
            }
            checked={shop.accepts_in_store_payment}
            busy={update.busy}
            onChange={(on) =>
              void save(
                { accepts_in_store_payment: on },
                on ? 'One may pay in the shop' : 'One pays beforehand',
              )
            }
          />
          <Switch
            label="You bring orders to your customers"
            hint={
              shop.offers_delivery ? 'They may choose it when they pay by card.' : 'Everything is picked up.'
            }
            checked={shop.offers_delivery}
            busy={update.busy}
            onChange={(on) =>
              void save(
                { offers_delivery: on },
                on ? 'Customers may have it brought' : 'Everything is picked up',
              )
            }
          />
        </div>
        {shop.offers_delivery && (
          <DeliveryFee
            fee={shop.delivery_fee}
            busy={update.busy}
            onSave={(delivery_fee) => save({ delivery_fee }, `Delivery costs ${formatDollars(delivery_fee)}`)}
          />
        )}
        <ErrorMessage error={update.error} />
      </section>
    </Card>
  )
}
