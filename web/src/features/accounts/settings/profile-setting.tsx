import { accountRules } from '@mainstreet/contract/accounts/field-rules.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { type FormEvent, useState } from 'react'
import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useSend } from '../../../queries/use-send.ts'
import { updateSessionUser } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { SettingSection } from '../setting-section.tsx'

export function ProfileSetting({ user }: { user: User }) {
  const [name, setName] = useState(user.name)
  const save = useSend(calls.updateMe)
  const errors = useFieldErrors(save.error, ['name'])
  const trimmedName = trimText(name)
  const texts = m.accounts.settings.profile

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!trimmedName || trimmedName === user.name) return
    const saved = await save.send({ body: { name: trimmedName } })
    if (!saved) return
    updateSessionUser(saved.user)
    toast({ title: texts.saved, tone: 'good' })
  }

  return (
    <SettingSection title={texts.title} text={texts.text}>
      <form ref={errors.formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          maxLength={accountRules.name.maxChars}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={errors.errorAt('name')}
          required
        />
        <ErrorMessage
          error={errors.formError && getApiErrorMessage(errors.formError, m.service.updateUser)}
        />
        <Button
          type="submit"
          busy={save.busy}
          disabled={!trimmedName || trimmedName === user.name}
          className="justify-self-start"
        >
          {texts.save}
        </Button>
      </form>
    </SettingSection>
  )
}
