import type { User } from '@mainstreet/contract/accounts/user.ts'
import { shopNameRule } from '@mainstreet/contract/field-rules.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useRouter } from '../../../browser/router/use-router.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { updateSessionUser } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { SettingSection } from '../setting-section.tsx'

/** A customer can become a merchant once; only an admin can reverse it. */
export function BecomeMerchantSetting({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const texts = m.accounts.settings.merchant
  return (
    <SettingSection title={texts.title} text={texts.text}>
      <p>{texts.consequence}</p>
      <Button variant="quiet" onClick={() => setOpen(true)} className="justify-self-start">
        {texts.open}
      </Button>
      <Dialog open={open} onClose={close} title={texts.open}>
        <CreateShopForm user={user} onCancel={close} />
      </Dialog>
    </SettingSection>
  )
}

function CreateShopForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const router = useRouter()
  const [name, setName] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['shop_name'])
  const texts = m.accounts.settings.merchant

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { userId: user.id, role: 'merchant', shop_name: trimText(name) } as const
    if (await run(async () => updateSessionUser((await request(calls.updateRole, { body })).user)))
      router.push(href(routes.merchant, { search: { view: 'shop' } }))
  }

  return (
    <form ref={errors.formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{texts.consequence}</p>
      <Field
        label={texts.shopName}
        hint={texts.shopNameHint}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors.errorAt('shop_name')}
        maxLength={shopNameRule.maxChars}
        required
      />
      <ErrorMessage error={errors.formError} />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" busy={busy} disabled={!trimText(name)}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}
