import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ComponentProps } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'

type Props = ComponentProps<'select'> & { error: string | undefined }

export function CategoryField({ error, ...select }: Props) {
  return (
    <Field label={dashboard.merchant.shop.fields.category} error={error}>
      {(aria) => (
        <Select {...aria} {...select}>
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
