import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { optional } from '@mainstreet/contract/field-rules.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { calls } from '../../../api/calls.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { RoleField } from './role-field.tsx'

const rules = {
  email: accountRules.email,
  // without a name it is the part of the address before the @
  name: optional(accountRules.name),
  role: null,
  password: null,
}
const emptyUser = { email: '', name: '', role: 'customer' as StoredRole, password: '' }

export function CreateUser({ onDone }: { onDone: () => void }) {
  const text = dashboard.adminUsers
  const create = useSend(calls.createUser, { invalidates: [calls.listUsers, calls.listAuditLog] })
  const form = useRuleForm({ rules, defaultValues: emptyUser, error: create.error })

  const submit = form.submit(async ({ email, name, role, password }) => {
    const body = {
      email: email.trim(),
      role,
      ...(trimText(name) && { name: trimText(name) }),
      ...(password && { password }),
    }
    const response = await create.send({ body })
    if (!response) return
    const description = password ? undefined : text.create.passwordLinkSent(response.user.email)
    toast({ title: text.create.done(response.user.name), description, tone: 'good' })
    onDone()
  })

  return (
    <form ref={form.formRef} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={text.fields.email} type="email" autoComplete="off" {...form.field('email')} />
      <Field
        label={text.fields.optionalName}
        hint={text.fields.nameHint}
        autoComplete="off"
        {...form.field('name')}
      />
      <RoleField
        hint={form.watch('role') === 'merchant' ? text.fields.createsShopHint : undefined}
        {...form.field('role')}
      />
      <Field
        label={text.fields.optionalPassword}
        hint={text.fields.passwordHint}
        error={form.errorAt('password')}
      >
        {(aria) => <PasswordInput {...aria} {...form.input('password')} autoComplete="new-password" />}
      </Field>
      <ErrorMessage error={form.formError} />
      <DialogActions onCancel={onDone}>
        <Button type="submit" busy={create.busy}>
          {text.create.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
