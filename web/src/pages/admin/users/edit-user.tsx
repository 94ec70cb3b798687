import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import { type StoredRole, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { getCurrentVersion } from '../../../api/current-version.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useSend } from '../../../queries/use-send.ts'
import { useSession } from '../../../session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { RoleField } from './role-field.tsx'

type Props = { user: Account; onDone: () => void; onDelete: () => void }

const rules = { email: accountRules.email, name: accountRules.name, role: null }

/** Starts with the user as loaded when it opened; a newer version is shown beside it, never adopted silently. */
export function EditUser({ user, onDone, onDelete }: Props) {
  const text = dashboard.adminUsers
  const [before, setBefore] = useState(user)
  const [theirs, setTheirs] = useState<{ from: UserForm; now: UserForm }>()
  const save = useSend(calls.updateUser, {
    invalidates: [calls.listUsers, calls.getUser, calls.listAuditLog, calls.listShops, calls.listReviewQueue],
  })
  const form = useRuleForm<UserForm>({
    rules,
    defaultValues: toUserForm(user),
    error: save.error,
    findField: findFieldOfError,
  })
  const values = form.watch()
  const isOwnAccount = useSession().user?.id === user.id
  const edit = getChangedFields(toUserForm(before), values)
  const unchanged = Object.keys(edit).length === 0
  const stale = getCurrentVersion(save.error, 'user')

  const submit = form.submit(async () => {
    if (unchanged) return onDone()
    const saved = await save.send({ params: { id: user.id }, body: { ...edit, version: before.version } })
    if (!saved) return
    toast({ title: text.save.done(saved.user.name), tone: 'good' })
    onDone()
  })
  const reload = (current: Account) => {
    setTheirs({ from: toUserForm(before), now: toUserForm(current) })
    // fields that were left alone take the new value
    form.reset({ ...toUserForm(current), ...edit })
    setBefore(current)
    save.reset()
  }
  const hint = (field: keyof UserForm) =>
    theirs && findUserConflicts(theirs.from, theirs.now).includes(field)
      ? text.save.theirValue(formatValue(theirs.now, field))
      : undefined

  return (
    <form ref={form.formRef} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={text.fields.name} autoComplete="off" hint={hint('name')} {...form.field('name')} />
      <Field
        label={text.fields.email}
        type="email"
        autoComplete="off"
        hint={hint('email')}
        {...form.field('email')}
      />
      <RoleField hint={hint('role') ?? getRoleHint(user, values)} {...form.field('role')} />
      {!isOwnAccount && (
        <Switch
          label={text.fields.ban}
          hint={hint('banned') ?? text.fields.banHint}
          checked={values.banned}
          onChange={(banned) => form.setValue('banned', banned)}
        />
      )}
      {user.shop_id && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-sunk px-3 py-2 text-sm">
          <span>
            {text.save.shop} <span className="font-semibold">{user.shop_name}</span>
          </span>
          <ButtonLink
            to={href(routes.adminComprehensive, { search: { view: 'shops', open: user.shop_id } })}
            variant="plain"
            size="sm"
          >
            {text.save.viewShop}
          </ButtonLink>
        </p>
      )}
      {stale ? (
        <div role="alert" className="grid gap-2 rounded-field bg-marigold-wash px-3 py-2.5 text-sm">
          <p>{text.save.conflict(user.name)}</p>
          <Button variant="quiet" size="sm" onClick={() => reload(stale)} className="justify-self-start">
            {text.save.compare}
          </Button>
        </div>
      ) : (
        <ErrorMessage error={form.formError} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button variant="plain" onClick={onDelete} className="mr-auto text-poppy">
          {text.delete}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {m.app.cancel}
        </Button>
        <Button type="submit" busy={save.busy} disabled={unchanged}>
          {text.save.submit}
        </Button>
      </div>
    </form>
  )
}

function formatValue(form: UserForm, field: keyof UserForm): string {
  if (field === 'role') return dashboard.adminUsers.roles[form.role]
  if (field === 'banned')
    return form.banned ? dashboard.adminUsers.save.banned : dashboard.adminUsers.save.notBanned
  return form[field]
}

function getRoleHint(user: Account, { role }: UserForm): string | undefined {
  if (role === 'admin' && user.role !== 'admin') return dashboard.adminUsers.fields.adminHint
  if (role === 'merchant' && !user.shop_id) return dashboard.adminUsers.fields.createsShopHint
  return undefined
}

function findFieldOfError({ code }: ApiError): 'role' | undefined {
  return code === 'last_admin' || code === 'shop_decision_required' ? 'role' : undefined
}

type UserForm = { name: string; email: string; role: StoredRole; banned: boolean }

export function toUserForm(user: Account): UserForm {
  const { name, email, role, banned_at } = user
  return { name, email, role: toStoredRole(role), banned: banned_at !== null }
}

/** The request body: only changed fields, so that concurrent changes of other fields stay. */
export function getChangedFields(before: UserForm, form: UserForm): Partial<UserForm> {
  const trimmed: UserForm = { ...form, name: trimText(form.name), email: form.email.trim() }
  const keys = (Object.keys(trimmed) as (keyof UserForm)[]).filter((key) => trimmed[key] !== before[key])
  return Object.fromEntries(keys.map((key) => [key, trimmed[key]]))
}

/** The fields that another admin has set to other values in the meantime. */
export function findUserConflicts(before: UserForm, current: UserForm): (keyof UserForm)[] {
  return (Object.keys(current) as (keyof UserForm)[]).filter((key) => current[key] !== before[key])
}
