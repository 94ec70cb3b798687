import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../browser/paths.ts'
import { type PurchaseIntent, savePurchaseIntent } from '../../session/purchase-intent.ts'
import { useUser } from '../../session/session.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { type ReservationContact, type ReservationState, reserveErrorHint } from './use-reserve.ts'

const ContactDialog = lazy(() =>
  import('./reservation/contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })),
)

type Props = {
  label: string
  disabled?: boolean
  reservation: ReservationState
  onReserve: (person: ReservationContact) => Promise<unknown>
  /** What a visitor comes back to after the sign-in. */
  intent: Omit<PurchaseIntent, 'action' | 'path'>
  /** Another one on the page stands above it. */
  isSecondary?: boolean
  /** To the left of it. */
  beside?: ReactNode
}

/** Reserves with the name of the session, and asks where there is none; a visitor signs in first and comes back. */
export function ReserveButton({
  label,
  disabled = false,
  reservation,
  onReserve,
  intent,
  isSecondary = false,
  beside,
}: Props) {
  const user = useUser()
  const [asking, setAsking] = useState(false)
  const look = isSecondary ? ({ variant: 'quiet', size: 'md' } as const) : ({ size: 'lg' } as const)

  async function reserve(name: string, phone: string) {
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
            onClick={() => rememberIntentAndPath({ ...intent, action: 'reserve' })}
            data-waits
            className="min-w-0 flex-1"
          >
            {label}
          </ButtonLink>
        ) : (
          <Button
            {...look}
            disabled={disabled}
            busy={reservation.isBusy}
            onClick={() => (name ? void reserve(name, '') : setAsking(true))}
            className="min-w-0 flex-1"
          >
            {label}
          </Button>
        )}
      </div>
      {user && <ReserveError failure={reservation.failure} />}
      {asking && (
        <Suspense>
          <ContactDialog
            busy={reservation.isBusy}
            onClose={() => setAsking(false)}
            onSend={(given, phone) => void reserve(given, phone)}
          />
        </Suspense>
      )}
    </div>
  )
}

function ReserveError({ failure }: { failure: unknown }) {
  const step = reserveErrorHint(failure)
  return (
    <>
      <ErrorMessage error={failure} />
      {step && (
        <p className="text-sm text-ink-2">
          {step}{' '}
          {failure instanceof ApiError && failure.code === 'too_many_open' && (
            <a href={paths.account()} className="font-semibold text-pine underline underline-offset-3">
              Open My Account
            </a>
          )}
        </p>
      )}
    </>
  )
}

export function rememberIntentAndPath(
  intent: Omit<PurchaseIntent, 'path'>,
  path = location.pathname + location.search,
) {
  storeReturnPath(path)
  savePurchaseIntent({ ...intent, path })
}
