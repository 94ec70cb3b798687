import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { accountLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { getFieldError } from '../../../api/use-async-action.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { FormFailure } from '../form-failure.tsx'
import { RoleField } from './role-field.tsx'

const fields = ['email', 'name', 'role', 'password']

export function CreateUser({ onDone }: { onDone: () => void }) {
  const text = m.adminUsers
  const [form, setForm] = useState({ email: '', name: '', role: 'customer' as StoredRole, password: '' })
  const create = useSend(calls.createUser, { invalidates: [calls.listUsers, calls.listAuditLog] })
  const formRef = useFocusError(create.error)
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = {
      email: form.email.trim(),
      role: form.role,
      ...(form.name.trim() && { name: form.name.trim() }),
      ...(form.password && { password: form.password }),
    }
    const response = await create.send({ body })
    if (!response) return
    const description = form.password ? undefined : text.create.passwordLinkSent(response.user.email)
    toast({ title: text.create.done(response.user.name), description, tone: 'good' })
    onDone()
  }

  return (
    <form ref={formRef} method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={text.fields.email}
        type="email"
        name="new-email"
        autoComplete="off"
        maxLength={accountLimits.maxEmailChars}
        required
        value={form.email}
        onChange={({ target }) => set({ email: target.value })}
        error={getFieldError(create.error, 'email')}
      />
      <Field
        label={text.fields.optionalName}
        hint={text.fields.nameHint}
        name="new-name"
        autoComplete="off"
        maxLength={accountLimits.maxNameChars}
        value={form.name}
        onChange={({ target }) => set({ name: target.value })}
        error={getFieldError(create.error, 'name')}
      />
      <RoleField
        role={form.role}
        onChange={(role) => set({ role })}
        hint={form.role === 'merchant' ? text.fields.createsShopHint : undefined}
        error={getFieldError(create.error, 'role')}
      />
      <Field
        label={text.fields.optionalPassword}
        hint={text.fields.passwordHint}
        error={getFieldError(create.error, 'password')}
      >
        {(aria) => (
          <PasswordInput
            {...aria}
            name="new-password"
            autoComplete="new-password"
            value={form.password}
            onChange={({ target }) => set({ password: target.value })}
          />
        )}
      </Field>
      <FormFailure of={create.error} fields={fields} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
        <Button type="submit" busy={create.busy} disabled={!form.email.trim()}>
          {text.create.submit}
        </Button>
      </div>
    </form>
  )
}
