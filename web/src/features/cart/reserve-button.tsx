import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useUser } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { type ReservationContact, type ReservationState, reserveErrorHint } from './use-reserve.ts'

const ContactDialog = lazy(() =>
  import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })),
)

type Props = {
  label: string
  disabled?: boolean
  reservation: ReservationState
  onReserve: (contact: ReservationContact) => Promise<unknown>
  /** In its place for a visitor, who signs in first. */
  visitorButton: ReactNode
  /** Content to its left. */
  beside?: ReactNode
}

/** Beside another button. */
export const reserveButtonStyle = 'min-w-0 flex-1 md:max-lg:min-w-fit'

/** Reserves with the name of the user, or asks for a name. */
export function ReserveButton({
  label,
  disabled = false,
  reservation,
  onReserve,
  visitorButton,
  beside,
}: Props) {
  const user = useUser()
  const [isDialogOpen, setDialogOpen] = useState(false)

  const reserve = (name: string, phone: string) => void onReserve({ name, phone, email: user?.email ?? '' })
  const name = user?.name.trim() ?? ''

  return (
    <div className="grid gap-2">
      <div className="flex gap-2 md:max-lg:flex-wrap">
        {beside}
        {!user && !disabled ? (
          visitorButton
        ) : (
          <Button
            size="lg"
            disabled={disabled}
            busy={reservation.isBusy}
            onClick={() => (name ? reserve(name, '') : setDialogOpen(true))}
            className={reserveButtonStyle}
          >
            {label}
          </Button>
        )}
      </div>
      {user && !isDialogOpen && <ReserveError failure={reservation.failure} />}
      {isDialogOpen && (
        <Suspense>
          <ContactDialog
            busy={reservation.isBusy}
            error={reservation.failure}
            onClose={() => setDialogOpen(false)}
            onSend={reserve}
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
          {failure instanceof ApiError && failure.code === 'too_many_open_orders' && (
            <a href={href(routes.account)} className="font-semibold text-pine underline underline-offset-3">
              {m.shopping.reserve.openMyAccount}
            </a>
          )}
        </p>
      )}
    </>
  )
}
