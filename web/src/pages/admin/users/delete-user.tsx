import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { calls } from '../../../api/calls.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { SuccessorField } from './successor-field.tsx'

type DeleteUserForm = { shop: '' | 'close' | 'transfer'; to: Account | null }

/** Asks for confirmation: deletion is final. */
export function DeleteUser({ user, onClose }: { user: Account; onClose: () => void }) {
  const text = dashboard.adminUsers.deletion
  const deletion = useSend(calls.deleteUser, {
    invalidates: [calls.listUsers, calls.listShops, calls.listReviewQueue, calls.listAuditLog],
  })
  const form = useRuleForm<DeleteUserForm>({
    rules: accountRules,
    defaultValues: { shop: '', to: null },
    error: deletion.error,
    findField: ({ code }) => (code === 'shop_decision_required' && user.shop_id ? 'shop' : undefined),
  })
  const isTransfer = form.watch('shop') === 'transfer'

  /** Registers the field, so only for a user with a shop: its rule requires an answer. */
  const registerShop = () => {
    const input = form.input('shop')
    const onChange = (event: ChangeEvent) => {
      // the successor has no input of its own, so the form would keep its error
      form.clearErrors('to')
      void input.onChange(event)
    }
    return { ...input, onChange }
  }
  const submit = form.submit(async ({ shop, to }) => {
    if (isTransfer && !to) return form.setError('to', { message: m.fieldErrors.successorRequired })
    const query = user.shop_id && shop ? { shop, to: isTransfer ? to?.id : undefined } : {}
    if (!(await deletion.send({ params: { id: user.id }, query }))) return
    toast({ title: text.done(user.name), tone: 'good' })
    onClose()
  })

  return (
    <Dialog open onClose={onClose} title={text.title(user.name)} focusField={false}>
      <form ref={form.formRef} method="post" onSubmit={submit} noValidate className="grid gap-4">
        <p>{text.text}</p>
        {user.shop_id && (
          <ShopChoice shop={user.shop_name ?? ''} input={registerShop()} error={form.errorAt('shop')}>
            {isTransfer && (
              <SuccessorField
                leavingUserId={user.id}
                successor={form.watch('to')}
                onChoose={(merchant) => form.setValue('to', merchant, { shouldValidate: true })}
                error={form.errorAt('to')}
              />
            )}
          </ShopChoice>
        )}
        <ErrorMessage error={form.formError} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="danger" busy={deletion.busy}>
            {text.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type ShopChoiceProps = {
  shop: string
  input: ComponentProps<'input'>
  error: string | undefined
  children: ReactNode
}

/** What happens to the shop of the user. */
function ShopChoice({ shop, input, error, children }: ShopChoiceProps) {
  const text = dashboard.adminUsers.deletion
  const errorId = useId()
  const aria = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{text.shopQuestion(shop)}</legend>
      <ShopHandlingChoice {...text.closeShop} input={{ ...input, ...aria, value: 'close' }} />
      <ShopHandlingChoice {...text.transferShop} input={{ ...input, ...aria, value: 'transfer' }} />
      <FieldError id={errorId} error={error} />
      {children}
    </fieldset>
  )
}

type ChoiceProps = { label: string; text: string; input: ComponentProps<'input'> }

function ShopHandlingChoice({ label, text, input }: ChoiceProps) {
  return (
    <label className="flex gap-3 rounded-field border border-line-strong/50 px-3 py-2.5 has-checked:border-pine has-checked:bg-pine-wash has-aria-invalid:border-poppy">
      <input {...input} type="radio" className="mt-1 size-4 shrink-0" />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-2">{text}</span>
      </span>
    </label>
  )
}
