import type { User } from '@mainstreet/contract/accounts/user.ts'
import { password as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { type FormEvent, useState } from 'react'
import { failureWords } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { faultAt, useAttempt } from '../../../api/use-async-action.ts'
import { know } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { Setting } from '../setting-section.tsx'

export function ProfileSetting({ user }: { user: User }) {
  const [name, setName] = useState(user.name)
  const { attempt, busy, failure } = useAttempt()
  const formRef = useFocusError(failure)
  const wanted = name.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!wanted || wanted === user.name) return
    const saved = await attempt(async () =>
      know((await request(calls.updateMe, { body: { name: wanted } })).user),
    )
    if (saved) toast({ title: 'Your name was saved.', tone: 'good' })
  }

  return (
    <Setting title="Profile" text="Shops see your name on your orders and messages.">
      <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={limits.nameMaxChars}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={faultAt(failure, 'name')}
          required
        />
        {!faultAt(failure, 'name') && (
          <Failure of={failure && failureWords(failure, texts.service.updateUser)} />
        )}
        <Button
          type="submit"
          busy={busy}
          disabled={!wanted || wanted === user.name}
          className="justify-self-start"
        >
          Save name
        </Button>
      </form>
    </Setting>
  )
}
