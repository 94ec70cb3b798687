import type { User } from '@mainstreet/contract/identity/user.ts'
import { password as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { failureWords } from '../../api/failure-words.ts'
import { know } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useFocusError } from '../../ui/use-focus-error.ts'
import { Setting } from './setting.tsx'
import { faultAt, useAttempt } from './use-attempt.ts'

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
