import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { ComponentProps } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { roleChoices } from './role-labels.ts'

type Props = ComponentProps<'select'> & { hint?: string | undefined; error: string | undefined }

export function RoleField({ hint, error, ...select }: Props) {
  return (
    <Field label={dashboard.adminUsers.fields.role} hint={hint} error={error}>
      {(aria) => (
        <Select {...aria} {...select}>
          {roleChoices.map((choice) => (
            <option key={choice} value={choice}>
              {dashboard.adminUsers.roles[choice]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
