import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx'
import { CeremonyMessage } from '../webauthn/ceremony-message.tsx'
import { useCeremony } from '../webauthn/use-ceremony.ts'
import { describeWebauthnObstacle, findWebauthnObstacle } from '../webauthn/webauthn-support.ts'
import {
  type Factors,
  factorsQuery,
  type SecondFactor,
  verifyAppCode,
  verifyKey,
  verifyRecoveryCode,
} from './factors.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

type Props = {
  /** This factor is about to be removed: a session that it raised would lose its level. */
  removedId?: string | undefined
  onVerified?: (() => unknown) | undefined
}

type Way = 'app' | 'key' | 'recovery_code'

/** The ways to prove a second factor; one is open at a time. */
export function SecondFactorForm({ removedId, onVerified }: Props) {
  const { data, error, refetch } = useQuery(factorsQuery())
  const [chosen, setChosen] = useState<Way>()
  const texts = m.accounts.secondFactor
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-24" />
      </div>
    )

  const { apps, keys } = leaveOut(data, removedId)
  const obstacle = findWebauthnObstacle()
  const ways = [
    ...(apps.length > 0 ? (['app'] as const) : []),
    ...(keys.length > 0 && !obstacle ? (['key'] as const) : []),
    ...(data.hasRecoveryCodes ? (['recovery_code'] as const) : []),
  ]
  const way = ways.find((one) => one === chosen) ?? ways[0]
  if (!way) return <p>{describeWebauthnObstacle() ?? texts.notHere}</p>
  const then = async (verified: Promise<void>) => {
    await verified
    await onVerified?.()
  }
  return (
    <div className="grid gap-4">
      {way === 'app' && <AppForm apps={apps} verifyCode={(id, code) => then(verifyAppCode(id, code))} />}
      {way === 'key' && <KeyForm keys={keys} verify={(id, signal) => then(verifyKey(id, signal))} />}
      {way === 'recovery_code' && <RecoveryCodeForm verifyCode={(code) => then(verifyRecoveryCode(code))} />}
      {ways.length > 1 && (
        <div className="grid justify-items-start">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="plain" onClick={() => setChosen(other)}>
                {{ app: texts.useApp, key: texts.useKey, recovery_code: texts.useRecoveryCode }[other]}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}

/** Unless it is the only one. */
function leaveOut({ apps, keys }: Factors, id: string | undefined): Pick<Factors, 'apps' | 'keys'> {
  const isOther = (factor: SecondFactor) => factor.id !== id
  const others = { apps: apps.filter(isOther), keys: keys.filter(isOther) }
  return others.apps.length + others.keys.length > 0 ? others : { apps, keys }
}

type AppFormProps = {
  apps: readonly SecondFactor[]
  verifyCode: (id: string, code: string) => Promise<void>
}

function AppForm({ apps, verifyCode }: AppFormProps) {
  const [chosenId, setChosenId] = useState<string>()
  const id = chosenId ?? apps[0]?.id
  const texts = m.accounts.secondFactor
  if (id === undefined) return null
  return (
    <div className="grid gap-4">
      <FactorChoice label={texts.whichApp} factors={apps} id={id} onChoose={setChosenId} />
      <OneTimeCodeForm
        label={texts.appLabel}
        hint={texts.appHint}
        isPrimary
        verifyCode={(code) => verifyCode(id, code)}
      />
    </div>
  )
}

type KeyFormProps = {
  keys: readonly SecondFactor[]
  verify: (id: string, signal: AbortSignal) => Promise<void>
}

function KeyForm({ keys, verify }: KeyFormProps) {
  const [chosenId, setChosenId] = useState<string>()
  const id = chosenId ?? keys[0]?.id
  const { run, busy, failure } = useCeremony()
  const button = useRef<HTMLButtonElement>(null)
  const texts = m.accounts.secondFactor
  useEffect(() => button.current?.focus(), [])
  if (id === undefined) return null
  return (
    <div className="grid gap-4">
      <FactorChoice label={texts.whichKey} factors={keys} id={id} onChoose={setChosenId} />
      <p>{texts.keyHint}</p>
      <CeremonyMessage error={failure} />
      <Button
        ref={button}
        busy={busy}
        className="w-full"
        onClick={() => void run((signal) => verify(id, signal))}
      >
        {texts.confirmWithKey}
      </Button>
    </div>
  )
}

type ChoiceProps = {
  label: string
  factors: readonly SecondFactor[]
  id: string
  onChoose: (id: string) => void
}

/** A code or a signature is asked of one factor. */
function FactorChoice({ label, factors, id, onChoose }: ChoiceProps) {
  if (factors.length < 2) return null
  return (
    <Field label={label}>
      {(aria) => (
        <Select {...aria} value={id} onChange={({ target }) => onChoose(target.value)}>
          {factors.map((factor) => (
            <option key={factor.id} value={factor.id}>
              {factor.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
