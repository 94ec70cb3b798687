import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { accountLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { getCurrentVersion } from '../../../api/current-version.ts'
import { getFieldError } from '../../../api/use-async-action.ts'
import { useSend } from '../../../api/use-send.ts'
import { useSession } from '../../../session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { FormFailure } from '../form-failure.tsx'
import { RoleField } from './role-field.tsx'
import { findUserConflicts, getChangedFields, toUserForm, type UserForm } from './user-form.ts'

type Props = { user: Account; onDone: () => void; onDelete: () => void }

const fields = ['email', 'name', 'role']

/** Starts with the user as loaded when it opened; a newer version is shown beside it, never adopted silently. */
export function EditUser({ user, onDone, onDelete }: Props) {
  const text = m.adminUsers
  const [before, setBefore] = useState(user)
  const [form, setForm] = useState(() => toUserForm(user))
  const [theirs, setTheirs] = useState<{ from: UserForm; now: UserForm }>()
  const save = useSend(calls.updateUser, {
    invalidates: [calls.listUsers, calls.getUser, calls.listAuditLog, calls.listShops, calls.listReviewQueue],
  })
  const formRef = useFocusError(save.error)
  const isOwnAccount = useSession().user?.id === user.id
  const edit = getChangedFields(toUserForm(before), form)
  const unchanged = Object.keys(edit).length === 0
  const set = (change: Partial<UserForm>) => setForm({ ...form, ...change })
  const stale = getCurrentVersion(save.error, 'user')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (unchanged) return onDone()
    const saved = await save.send({ params: { id: user.id }, body: { ...edit, version: before.version } })
    if (!saved) return
    toast({ title: text.save.done(saved.user.name), tone: 'good' })
    onDone()
  }
  const reload = (current: Account) => {
    setTheirs({ from: toUserForm(before), now: toUserForm(current) })
    setBefore(current)
    save.reset()
  }
  const hint = (field: keyof UserForm) =>
    theirs && findUserConflicts(theirs.from, theirs.now).includes(field)
      ? text.save.theirValue(formatValue(theirs.now, field))
      : undefined

  return (
    <form ref={formRef} method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={text.fields.name}
        name="edit-name"
        autoComplete="off"
        maxLength={accountLimits.maxNameChars}
        required
        value={form.name}
        onChange={({ target }) => set({ name: target.value })}
        hint={hint('name')}
        error={getFieldError(save.error, 'name')}
      />
      <Field
        label={text.fields.email}
        type="email"
        name="edit-email"
        autoComplete="off"
        maxLength={accountLimits.maxEmailChars}
        required
        value={form.email}
        onChange={({ target }) => set({ email: target.value })}
        hint={hint('email')}
        error={getFieldError(save.error, 'email')}
      />
      <RoleField
        role={form.role}
        onChange={(role) => set({ role })}
        hint={hint('role') ?? getRoleHint(user, form)}
        error={getFieldError(save.error, 'role') ?? getRoleError(save.error)}
      />
      {!isOwnAccount && (
        <Switch
          label={text.fields.ban}
          hint={hint('banned') ?? text.fields.banHint}
          checked={form.banned}
          onChange={(banned) => set({ banned })}
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
        !getRoleError(save.error) && <FormFailure of={save.error} fields={fields} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button variant="plain" onClick={onDelete} className="mr-auto text-poppy">
          {text.delete}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
        <Button
          type="submit"
          busy={save.busy}
          disabled={unchanged || !form.name.trim() || !form.email.trim()}
        >
          {text.save.submit}
        </Button>
      </div>
    </form>
  )
}

function formatValue(form: UserForm, field: keyof UserForm): string {
  if (field === 'role') return m.adminUsers.roles[form.role]
  if (field === 'banned') return form.banned ? m.adminUsers.save.banned : m.adminUsers.save.notBanned
  return form[field]
}

function getRoleHint(user: Account, { role }: UserForm): string | undefined {
  if (role === 'admin' && user.role !== 'admin') return m.adminUsers.fields.adminHint
  if (role === 'merchant' && !user.shop_id) return m.adminUsers.fields.createsShopHint
  return undefined
}

/** Errors that concern the role. */
function getRoleError(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  return failure.code === 'last_admin' || failure.code === 'shop_decision_required'
    ? failure.userMessage
    : undefined
}
