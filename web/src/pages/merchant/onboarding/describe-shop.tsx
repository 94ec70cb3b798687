import { fieldLimits, shopLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { CategoryField } from '../shop/category-field.tsx'
import { ShopLocationField } from '../shop/shop-location-field.tsx'
import { useShopLocation } from '../shop/use-shop-location.ts'

type DescribeShopForm = Pick<ShopFields, 'name' | 'category' | 'location' | 'phone' | 'about_shop'>

export function DescribeShop({ shop }: { shop: Shop }) {
  const { fields, firstSteps, addressPlaceholder, save } = m.merchant.shop
  const { name, category, location, phone, about_shop } = shop
  const [form, setForm] = useState<DescribeShopForm>({ name, category, location, phone, about_shop })
  const change = (some: Partial<DescribeShopForm>) => setForm((before) => ({ ...before, ...some }))
  const shopLocation = useShopLocation(form.location, shop)
  const update = useSend(calls.updateShop, { invalidates: [calls.getShop] })
  const formRef = useFocusError(update.error)
  const missing = !form.name.trim() || !form.location.trim() || !form.about_shop.trim()
  const getFieldErrorText = (path: string) =>
    update.error instanceof ApiError
      ? update.error.details.find((detail) => detail.path === path)?.message
      : undefined

  const atField = ['name', 'category', 'location', 'phone', 'about_shop'].some((path) =>
    getFieldErrorText(path),
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (missing) return
    const { coordinates } = shopLocation.chosen
    const body = { ...form, coordinates, version: shop.version }
    const saved = await update.send({ params: { id: shop.id }, body })
    if (saved) toast({ title: firstSteps.describe.saved, tone: 'good' })
  }

  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
      <Field
        label={fields.name}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        error={getFieldErrorText('name')}
        maxLength={shopLimits.maxNameChars}
        required
      />
      <CategoryField
        value={form.category}
        error={getFieldErrorText('category')}
        onChange={(category) => change({ category })}
      />
      <Field
        label={fields.location}
        autoComplete="street-address"
        placeholder={addressPlaceholder}
        value={form.location}
        onChange={({ target }) => change({ location: target.value })}
        error={getFieldErrorText('location')}
        maxLength={shopLimits.maxAddressChars}
        required
      />
      <Field
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        value={form.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={getFieldErrorText('phone')}
        maxLength={fieldLimits.maxPhoneChars}
      />
      <div className="sm:col-span-2">
        <ShopLocationField {...shopLocation} />
      </div>
      <div className="sm:col-span-2">
        <Field
          label={fields.about_shop}
          hint={firstSteps.describe.aboutHint}
          error={getFieldErrorText('about_shop')}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={form.about_shop}
              onChange={({ target }) => change({ about_shop: target.value })}
              maxLength={shopLimits.maxAboutChars}
              required
            />
          )}
        </Field>
      </div>
      <div className="grid gap-3 sm:col-span-2">
        {!atField && <ErrorMessage error={update.error} />}
        <Button type="submit" busy={update.busy} disabled={missing} className="justify-self-start">
          {save}
        </Button>
      </div>
    </form>
  )
}
