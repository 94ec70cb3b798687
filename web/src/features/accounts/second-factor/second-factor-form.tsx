import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx'
import { type AuthenticatorApp, factorsQuery, verifyAppCode, verifyRecoveryCode } from './factors.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

type Props = {
  /** This app is about to be removed: a session that it raised would lose its level. */
  removedId?: string | undefined
  onVerified?: (() => unknown) | undefined
}

/** The ways to prove a second factor; one is open at a time. */
export function SecondFactorForm({ removedId, onVerified }: Props) {
  const { data, error, refetch } = useQuery(factorsQuery())
  const [choosesRecoveryCode, setChoosesRecoveryCode] = useState(false)
  const texts = m.accounts.secondFactor
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-24" />
      </div>
    )

  if (data.apps.length === 0 && !data.hasRecoveryCodes) return <p>{texts.notHere}</p>
  const usesRecoveryCode = choosesRecoveryCode || data.apps.length === 0
  const others = data.apps.filter(({ id }) => id !== removedId)
  const apps = others.length > 0 ? others : data.apps
  const verifyApp = async (id: string, code: string) => {
    await verifyAppCode(id, code)
    await onVerified?.()
  }
  const verifyRecovery = async (code: string) => {
    await verifyRecoveryCode(code)
    await onVerified?.()
  }
  return (
    <div className="grid gap-4">
      {usesRecoveryCode ? (
        <RecoveryCodeForm verifyCode={verifyRecovery} />
      ) : (
        <AppForm apps={apps} verifyCode={verifyApp} />
      )}
      {data.hasRecoveryCodes && data.apps.length > 0 && (
        <Button
          variant="plain"
          className="justify-self-start"
          onClick={() => setChoosesRecoveryCode(!choosesRecoveryCode)}
        >
          {usesRecoveryCode ? texts.useApp : texts.useRecoveryCode}
        </Button>
      )}
    </div>
  )
}

type AppFormProps = {
  apps: readonly AuthenticatorApp[]
  verifyCode: (id: string, code: string) => Promise<void>
}

function AppForm({ apps, verifyCode }: AppFormProps) {
  const [chosenId, setChosenId] = useState<string>()
  const id = chosenId ?? apps[0]?.id
  const texts = m.accounts.secondFactor
  if (id === undefined) return null
  return (
    <div className="grid gap-4">
      {apps.length > 1 && (
        <Field label={texts.whichApp}>
          {(aria) => (
            <Select {...aria} value={id} onChange={({ target }) => setChosenId(target.value)}>
              {apps.map((app) => (
                <option key={app.id} value={app.id}>
                  {app.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <OneTimeCodeForm
        label={texts.appLabel}
        hint={texts.appHint}
        isPrimary
        verifyCode={(code) => verifyCode(id, code)}
      />
    </div>
  )
}
