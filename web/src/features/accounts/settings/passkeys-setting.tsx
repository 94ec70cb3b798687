import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserKey } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { getViewerTimeZone } from '../../../browser/time-zones.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { RowMenu } from '../../../ui/data/row-menu.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { needsSignIn } from '../needs-sign-in.ts'
import {
  addPasskey,
  type Passkey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from '../passkeys/passkeys.ts'
import { SignInAgain } from '../second-factor/sign-in-again.tsx'
import { SettingSection } from '../setting-section.tsx'
import { CeremonyMessage } from '../webauthn/ceremony-message.tsx'
import { useCeremony } from '../webauthn/use-ceremony.ts'
import { describeWebauthnObstacle, useOffersPasskeys } from '../webauthn/webauthn-support.ts'

export function PasskeysSetting() {
  return useOffersPasskeys() ? <Passkeys /> : null
}

function Passkeys() {
  const { data, error, refetch } = useQuery(passkeysQuery())
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: passkeysQuery().queryKey })
  const texts = m.accounts.settings.passkeys
  return (
    <SettingSection title={texts.title} text={texts.text}>
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data ? (
        <>
          {data.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul aria-label={texts.title} className="divide-y divide-line">
              {data.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onChanged={refresh} />
              ))}
            </ul>
          )}
          <AddPasskey count={data.length} onAdded={refresh} />
        </>
      ) : (
        <Skeleton className="h-24" />
      )}
    </SettingSection>
  )
}

function AddPasskey({ count, onAdded }: { count: number; onAdded: () => void }) {
  const { run, busy, failure } = useCeremony()
  const texts = m.accounts.settings.passkeys
  const obstacle = describeWebauthnObstacle()
  const add = () =>
    run(async (signal) => {
      await addPasskey(signal)
      toast({ title: texts.added, tone: 'good' })
      onAdded()
    })
  if (obstacle) return <p className="text-sm text-ink-2">{obstacle}</p>
  if (count >= factorLimits.maxPasskeys)
    return <p className="text-sm text-ink-2">{texts.full(factorLimits.maxPasskeys)}</p>
  if (needsSignIn(failure)) return <SignInAgain onSignedIn={add} />
  return (
    <>
      <CeremonyMessage error={failure} />
      <Button variant="quiet" busy={busy} onClick={() => void add()} className="justify-self-start">
        {texts.add}
      </Button>
    </>
  )
}

type RowProps = { passkey: Passkey; onChanged: () => void }

function PasskeyRow({ passkey, onChanged }: RowProps) {
  const [opened, setOpened] = useState<'rename' | 'remove'>()
  const texts = m.accounts.settings.passkeys
  const { name, lastUsedAt } = passkey
  const added = formatDay(passkey.createdAt)
  const close = () => setOpened(undefined)
  return (
    <li className="flex items-center gap-x-4 py-3 first:pt-0">
      <UserKey aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          {lastUsedAt ? texts.lastUsed({ added, used: formatDay(lastUsedAt) }) : texts.notUsed(added)}
        </p>
      </div>
      <RowMenu
        name={name}
        items={[
          { label: texts.rename, onSelect: () => setOpened('rename') },
          { label: texts.remove, tone: 'danger', onSelect: () => setOpened('remove') },
        ]}
      />
      {opened === 'rename' && <RenamePasskeyDialog passkey={passkey} onChanged={onChanged} onClose={close} />}
      {opened === 'remove' && <RemovePasskeyDialog passkey={passkey} onChanged={onChanged} onClose={close} />}
    </li>
  )
}

type DialogProps = RowProps & { onClose: () => void }

export function RenamePasskeyDialog({ passkey, onChanged, onClose }: DialogProps) {
  const [typed, setTyped] = useState(passkey.name)
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['name'])
  const texts = m.accounts.settings.passkeys
  const name = trimText(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!name || !(await run(() => renamePasskey(passkey.id, name)))) return
    toast({ title: texts.renamed, tone: 'good' })
    onChanged()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={texts.renameTitle}>
      <form ref={errors.formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label={texts.name}
          name="name"
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={factorLimits.maxPasskeyNameChars}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={errors.errorAt('name')}
        />
        <ErrorMessage error={errors.formError} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={busy} disabled={!name}>
            {texts.saveName}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function RemovePasskeyDialog({ passkey, onChanged, onClose }: DialogProps) {
  const { run, busy, failure } = useAsyncAction()
  const texts = m.accounts.settings.passkeys
  const remove = () =>
    run(async () => {
      await removePasskey(passkey.id)
      toast({ title: texts.removed, tone: 'good' })
      onChanged()
      onClose()
    })
  return (
    <Dialog open onClose={onClose} title={texts.removeTitle(passkey.name)}>
      {needsSignIn(failure) ? (
        <SignInAgain onSignedIn={remove} />
      ) : (
        <div className="grid gap-4">
          <p>{texts.removeText}</p>
          <ErrorMessage error={failure} />
          <DialogActions onCancel={onClose}>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}

const formatDay = (at: string) => formatDate(new Date(at), 'day', getViewerTimeZone())
