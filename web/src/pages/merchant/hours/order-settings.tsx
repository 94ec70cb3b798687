import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { SettingField } from './setting-field.tsx'

/** The order terms; a switch takes effect at once. */
export function OrderSettings({ shop }: { shop: Shop }) {
  const texts = dashboard.merchant.hours.settings
  const update = useSend(calls.updateShop, { invalidates: [calls.getShop, calls.listShops] })

  const save = async (body: Partial<ShopFields>, title: string) => {
    if (await update.send({ params: { id: shop.id }, body })) toast({ title, tone: 'good' })
  }
  return (
    <Card className="p-5">
      <section aria-labelledby="taking" className="grid gap-4">
        <h2 id="taking" className="text-xl">
          {texts.title}
        </h2>
        <SettingField
          shop={shop}
          name="preparation_minutes"
          label={texts.prepTime}
          getSavedText={texts.prepTimeSaved}
        />
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
          <SettingField
            shop={shop}
            name="delivery_fee"
            label={texts.deliveryFee.label}
            getHint={(fee) => (fee === 0 ? texts.deliveryFee.free : undefined)}
            getSavedText={(fee) => texts.deliveryFee.saved(formatDollars(fee))}
          />
        )}
        <ErrorMessage error={update.error} />
      </section>
    </Card>
  )
}
