import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ApiFailure } from '../../api/api-error.ts'
import { paths } from '../../browser/paths.ts'
import { type PurchaseIntent, rememberIntent } from '../../session/purchase-intent.ts'
import { useUser } from '../../session/session.ts'
import { rememberReturn } from '../../session/stored-routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { nextStep, type Person, type Placing } from './use-reserve.ts'

const WhoDialog = lazy(() =>
  import('./reservation/contact-dialog.tsx').then((module) => ({ default: module.WhoDialog })),
)

type Props = {
  label: string
  disabled?: boolean
  placing: Placing
  onReserve: (person: Person) => Promise<unknown>
  /** What a visitor comes back to after the sign-in. */
  intent: Omit<PurchaseIntent, 'action' | 'path'>
  /** Another one on the page stands above it. */
  second?: boolean
  /** To the left of it. */
  beside?: ReactNode
}

/** Reserves with the name of the session, and asks where there is none; a visitor signs in first and comes back. */
export function ReserveButton({
  label,
  disabled = false,
  placing,
  onReserve,
  intent,
  second = false,
  beside,
}: Props) {
  const user = useUser()
  const [asking, setAsking] = useState(false)
  const look = second ? ({ variant: 'quiet', size: 'md' } as const) : ({ size: 'lg' } as const)

  async function place(name: string, phone: string) {
    await onReserve({ name, phone, email: user?.email ?? '' })
    setAsking(false)
  }
  const name = user?.name.trim() ?? ''

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        {beside}
        {!user && !disabled ? (
          <ButtonLink
            {...look}
            to={paths.login()}
            onClick={() => comeBackHere({ ...intent, action: 'reserve' })}
            data-waits
            className="min-w-0 flex-1"
          >
            {label}
          </ButtonLink>
        ) : (
          <Button
            {...look}
            disabled={disabled}
            busy={placing.busy}
            onClick={() => (name ? void place(name, '') : setAsking(true))}
            className="min-w-0 flex-1"
          >
            {label}
          </Button>
        )}
      </div>
      {user && <Refused failure={placing.failure} />}
      {asking && (
        <Suspense>
          <WhoDialog
            busy={placing.busy}
            onClose={() => setAsking(false)}
            onSend={(given, phone) => void place(given, phone)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Refused({ failure }: { failure: unknown }) {
  const step = nextStep(failure)
  return (
    <>
      <Failure of={failure} />
      {step && (
        <p className="text-sm text-ink-2">
          {step}{' '}
          {failure instanceof ApiFailure && failure.code === 'too_many_open' && (
            <a href={paths.account()} className="font-semibold text-pine underline underline-offset-3">
              Open My Account
            </a>
          )}
        </p>
      )}
    </>
  )
}

export function comeBackHere(
  intent: Omit<PurchaseIntent, 'path'>,
  path = location.pathname + location.search,
) {
  rememberReturn(path)
  rememberIntent({ ...intent, path })
}
