import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { categoryLabels } from '@mainstreet/contract/texts.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'

type Category = Shop['category']
type Props = { value: Category; error: string | undefined; onChange: (category: Category) => void }

export function CategoryField({ value, error, onChange }: Props) {
  return (
    <Field label="What you sell" error={error}>
      {(aria) => (
        <Select {...aria} value={value} onChange={({ target }) => onChange(target.value as Category)}>
          {Object.entries(categoryLabels).map(([category, label]) => (
            <option key={category} value={category}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
