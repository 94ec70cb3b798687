import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { Copy, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { Button, buttonStyle } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { needsSignIn } from '../needs-sign-in.ts'
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx'
import { CancelButton } from './cancel-button.tsx'
import { FactorNameForm } from './factor-name-form.tsx'
import { type AppSetUp, enrollApp, verifyAppCode } from './factors.ts'
import { groupByFour } from './group-by-four.ts'
import { SignInAgain } from './sign-in-again.tsx'

type Props = {
  /** A second app needs a name of its own. */
  needsName?: boolean
  /** True before the first code is sent, which may finish a sign-in; false if it was wrong. */
  onVerifying?: ((isVerifying: boolean) => void) | undefined
  onAdded: () => unknown
  onCancel?: () => void
}

/** From the QR code to the first code of an authenticator app. */
export function SetUpApp({ needsName = false, onVerifying, onAdded, onCancel }: Props) {
  const [name, setName] = useState(needsName ? '' : m.accounts.secondFactor.setUp.defaultName)
  const [setUp, setSetUp] = useState<AppSetUp>()
  const { run, busy, failure } = useAsyncAction()
  const texts = m.accounts.secondFactor.setUp
  const start = () => run(async () => setSetUp(await enrollApp(trimText(name))))

  if (setUp)
    return (
      <ScanCode
        setUp={setUp}
        verifyCode={async (code) => {
          onVerifying?.(true)
          await verifyAppCode(setUp.id, code).catch((error: unknown) => {
            onVerifying?.(false)
            throw error
          })
          await onAdded()
        }}
        onCancel={() => {
          setSetUp(undefined)
          onCancel?.()
        }}
      />
    )
  if (needsSignIn(failure)) return <SignInAgain onSignedIn={start} />
  return (
    <FactorNameForm
      texts={texts}
      name={name}
      onRename={needsName ? setName : undefined}
      busy={busy}
      failure={failure}
      onSubmit={start}
      onCancel={onCancel}
    />
  )
}

type ScanProps = {
  setUp: AppSetUp
  verifyCode: (code: string) => Promise<void>
  onCancel: () => void
}

function ScanCode({ setUp, verifyCode, onCancel }: ScanProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = m.accounts.secondFactor.setUp
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {texts.scanTitle}
        </h3>
        <p>{texts.scan}</p>
      </div>
      {/* dark on light, as cameras expect, also in the dark theme */}
      <img
        src={setUp.qrCode}
        alt={texts.qrCode}
        width={208}
        height={208}
        className="size-52 rounded-field border border-line bg-white"
      />
      <a
        href={setUp.uri}
        className={buttonStyle({ variant: 'quiet' }, 'justify-self-start pointer-fine:hidden')}
      >
        <Smartphone aria-hidden="true" className="size-4.5" />
        {texts.openApp}
      </a>
      <AppKey value={setUp.key} />
      <OneTimeCodeForm label={texts.code} hint={texts.codeHint} verifyCode={verifyCode} />
      <div>
        <CancelButton onCancel={onCancel} />
      </div>
    </div>
  )
}

/** For an app that cannot scan the code. */
function AppKey({ value }: { value: string }) {
  const texts = m.accounts.secondFactor.setUp
  const copy = async () => {
    // without a clipboard the key can be selected
    await navigator.clipboard?.writeText(value).then(
      () => toast({ title: texts.keyCopied, tone: 'good' }),
      () => undefined,
    )
  }
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-2">{texts.key}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="rounded-field bg-sunk px-3 py-2 font-mono text-sm wrap-anywhere">
          {groupByFour(value)}
        </code>
        <Button variant="quiet" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {texts.copyKey}
        </Button>
      </div>
    </div>
  )
}
