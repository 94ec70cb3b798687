import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone, Usb } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { getViewerTimeZone } from '../../../browser/time-zones.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import {
  createRecoveryCodes,
  factorDetailsQuery,
  factorsQuery,
  type RecoveryStatus,
  removeFactor,
  type SecondFactor,
} from '../second-factor/factors.ts'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { SecondFactorForm } from '../second-factor/second-factor-form.tsx'
import { SetUpApp } from '../second-factor/set-up-app.tsx'
import { SetUpKey } from '../second-factor/set-up-key.tsx'
import { SetUpSecondFactor } from '../second-factor/set-up-second-factor.tsx'
import { SettingSection } from '../setting-section.tsx'
import { findWebauthnObstacle, useOffersPasskeys } from '../webauthn/webauthn-support.ts'

/** From this number on new recovery codes are suggested. */
const fewCodes = 3

/** What the section shows instead of its list. */
type OpenTask = 'set_up' | 'add_app' | AddKey | { codes: string[] }
type AddKey = { addsKey: true; isAnother: boolean }

export function SecondFactorSetting() {
  const { data, error, refetch } = useQuery(factorDetailsQuery())
  const [task, setTask] = useState<OpenTask>()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: factorsQuery().queryKey })
  const close = () => {
    setTask(undefined)
    refresh()
  }
  const finishSetUp = () => {
    toast({ title: m.accounts.secondFactor.setUp.added, tone: 'good' })
    close()
  }
  const texts = m.accounts.settings.secondFactor
  return (
    <SettingSection title={m.accounts.secondFactor.title} text={texts.text}>
      {data && (task === 'set_up' || (!task && data.apps.length + data.keys.length === 0)) ? (
        <>
          {!task && <Badge className="justify-self-start">{texts.off}</Badge>}
          <SetUpSecondFactor
            onVerifying={(isVerifying) => setTask(isVerifying ? 'set_up' : undefined)}
            onDone={finishSetUp}
          />
        </>
      ) : task && task !== 'set_up' ? (
        <Task task={task} onClose={close} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data ? (
        <FactorList {...data} onOpen={setTask} onChanged={refresh} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </SettingSection>
  )
}

function Task({ task, onClose }: { task: Exclude<OpenTask, 'set_up'>; onClose: () => void }) {
  const finishApp = () => {
    toast({ title: m.accounts.secondFactor.setUp.addedApp, tone: 'good' })
    onClose()
  }
  const finishKey = () => {
    toast({ title: m.accounts.secondFactor.setUpKey.added, tone: 'good' })
    onClose()
  }
  if (task === 'add_app') return <SetUpApp needsName onAdded={finishApp} onCancel={onClose} />
  if ('addsKey' in task) return <SetUpKey isAnother={task.isAnother} onAdded={finishKey} onCancel={onClose} />
  return <RecoveryCodes codes={task.codes} onDone={onClose} />
}

type ListProps = {
  apps: readonly SecondFactor[]
  keys: readonly SecondFactor[]
  recovery: RecoveryStatus | undefined
  onOpen: (task: OpenTask) => void
  onChanged: () => void
}

function FactorList({ apps, keys, recovery, onOpen, onChanged }: ListProps) {
  const canAddKey = useOffersPasskeys() && !findWebauthnObstacle()
  const texts = m.accounts.settings.secondFactor
  const isLast = apps.length + keys.length === 1
  return (
    <>
      <Badge tone="good" className="justify-self-start">
        {texts.on}
      </Badge>
      <ul aria-label={texts.factors} className="divide-y divide-line">
        {apps.map((app) => (
          <FactorRow key={app.id} factor={app} kind="app" isLast={isLast} onChanged={onChanged} />
        ))}
        {keys.map((key) => (
          <FactorRow key={key.id} factor={key} kind="key" isLast={isLast} onChanged={onChanged} />
        ))}
      </ul>
      <RecoveryRow status={recovery} onCreated={(codes) => onOpen({ codes })} />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => onOpen('add_app')}>
          {apps.length > 0 ? texts.addAnother : texts.addApp}
        </Button>
        {canAddKey && (
          <Button variant="quiet" onClick={() => onOpen({ addsKey: true, isAnother: keys.length > 0 })}>
            {texts.addKey}
          </Button>
        )}
      </div>
    </>
  )
}

type FactorRowProps = {
  factor: SecondFactor
  kind: 'app' | 'key'
  isLast: boolean
  onChanged: () => void
}

function FactorRow({ factor, kind, isLast, onChanged }: FactorRowProps) {
  const [isOpen, setOpen] = useState(false)
  const texts = m.accounts.settings.secondFactor
  const { setUp, setUpKey } = m.accounts.secondFactor
  const isKey = kind === 'key'
  const name = factor.name || (isKey ? setUpKey : setUp).defaultName
  const Icon = isKey ? Usb : Smartphone
  const remove = async () => {
    await removeFactor(factor.id)
    setOpen(false)
    toast({ title: isLast ? texts.turnedOff : isKey ? texts.removedKey : texts.removed, tone: 'good' })
    onChanged()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          {texts.added(formatDate(new Date(factor.createdAt), 'day', getViewerTimeZone()))}
        </p>
      </div>
      <Button size="sm" variant="quiet" aria-label={texts.removeFactor(name)} onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      {isOpen && (
        <ProveDialog
          title={texts.removeTitle(name)}
          removedId={factor.id}
          onVerified={remove}
          onClose={() => setOpen(false)}
        >
          {isLast ? texts.removeLast : texts.removeOne}
        </ProveDialog>
      )}
    </li>
  )
}

type RecoveryRowProps = { status: RecoveryStatus | undefined; onCreated: (codes: string[]) => void }

function RecoveryRow({ status, onCreated }: RecoveryRowProps) {
  const [isOpen, setOpen] = useState(false)
  const texts = m.accounts.settings.secondFactor
  const warning = getRecoveryWarning(status)
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KeyRound aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
        <div className="min-w-0 flex-1 basis-36">
          <p className="font-semibold">{texts.recoveryCodes}</p>
          {status && <p className="text-sm text-ink-2 nums">{texts.codesLeft(status)}</p>}
        </div>
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          {status ? texts.newCodes : texts.createCodes}
        </Button>
      </div>
      {warning && <p className="rounded-field bg-marigold-wash px-4 py-2.5 text-sm">{warning}</p>}
      {isOpen && (
        <ProveDialog
          title={status ? texts.newCodesTitle : texts.createCodes}
          onVerified={async () => onCreated(await createRecoveryCodes())}
          onClose={() => setOpen(false)}
        >
          {status && texts.newCodesText}
        </ProveDialog>
      )}
    </div>
  )
}

function getRecoveryWarning(status: RecoveryStatus | undefined): string | undefined {
  const texts = m.accounts.settings.secondFactor
  if (!status) return texts.noCodes
  return status.remaining <= fewCodes ? texts.fewCodes(status.remaining) : undefined
}

type ProveProps = {
  title: string
  children: ReactNode
  removedId?: string
  onVerified: () => Promise<void>
  onClose: () => void
}

/** An open page is not enough: whoever changes the factors proves one. */
function ProveDialog({ title, children, removedId, onVerified, onClose }: ProveProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-4">
        {children && <p>{children}</p>}
        <SecondFactorForm removedId={removedId} onVerified={onVerified} />
      </div>
    </Dialog>
  )
}
