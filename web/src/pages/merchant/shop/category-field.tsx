import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'

type Props = { value: ShopCategory; error: string | undefined; onChange: (category: ShopCategory) => void }

export function CategoryField({ value, error, onChange }: Props) {
  return (
    <Field label={m.merchant.shop.fields.category} error={error}>
      {(aria) => (
        <Select {...aria} value={value} onChange={({ target }) => onChange(target.value as ShopCategory)}>
          {Object.entries(m.shopCategories).map(([category, label]) => (
            <option key={category} value={category}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
