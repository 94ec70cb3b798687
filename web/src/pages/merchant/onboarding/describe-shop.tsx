import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop, ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { calls } from '../../../api/calls.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { CategoryField } from '../shop/category-field.tsx'
import { ShopLocationField } from '../shop/shop-location-field.tsx'
import { useShopLocation } from '../shop/use-shop-location.ts'

type DescribeShopForm = Pick<ShopFields, 'name' | 'category' | 'location' | 'phone' | 'about_shop'>

const rules = {
  name: shopDescriptor.name.rule,
  category: null,
  location: shopDescriptor.location.rule,
  phone: shopDescriptor.phone.rule,
  about_shop: { ...shopDescriptor.about_shop.rule, required: 'aboutRequired' },
} as const

export function DescribeShop({ shop }: { shop: Shop }) {
  const { fields, firstSteps, addressPlaceholder, save } = dashboard.merchant.shop
  const update = useSend(calls.updateShop, { invalidates: [calls.getShop] })
  const { name, category, location, phone, about_shop } = shop
  const { field, input, errorAt, ...form } = useRuleForm<DescribeShopForm>({
    rules,
    defaultValues: { name, category, location, phone, about_shop },
    error: update.error,
  })
  const shopLocation = useShopLocation(form.watch('location'), shop)

  const submit = form.submit(async (values) => {
    const { coordinates } = shopLocation.chosen
    const body = { ...values, coordinates, version: shop.version }
    const saved = await update.send({ params: { id: shop.id }, body })
    if (saved) toast({ title: firstSteps.describe.saved, tone: 'good' })
  })

  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      <Field label={fields.name} {...field('name')} />
      <CategoryField {...field('category')} />
      <Field
        label={fields.location}
        autoComplete="street-address"
        placeholder={addressPlaceholder}
        {...field('location')}
      />
      <Field label={fields.phone} type="tel" autoComplete="tel" {...field('phone')} />
      <div className="sm:col-span-2">
        <ShopLocationField {...shopLocation} />
      </div>
      <Field
        label={fields.about_shop}
        hint={firstSteps.describe.aboutHint}
        error={errorAt('about_shop')}
        className="sm:col-span-2"
      >
        {(aria) => <TextArea {...aria} {...input('about_shop')} rows={3} />}
      </Field>
      <div className="grid gap-3 sm:col-span-2">
        <ErrorMessage error={form.formError} />
        <Button type="submit" busy={update.busy} className="justify-self-start">
          {save}
        </Button>
      </div>
    </form>
  )
}
