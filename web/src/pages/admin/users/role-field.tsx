import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { roleChoices } from './role-labels.ts'

type Props = {
  role: StoredRole
  onChange: (role: StoredRole) => void
  hint?: string | undefined
  error?: string | undefined
}

export function RoleField({ role, onChange, hint, error }: Props) {
  return (
    <Field label={m.adminUsers.fields.role} hint={hint} error={error}>
      {(aria) => (
        <Select {...aria} value={role} onChange={({ target }) => onChange(target.value as StoredRole)}>
          {roleChoices.map((choice) => (
            <option key={choice} value={choice}>
              {m.adminUsers.roles[choice]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
