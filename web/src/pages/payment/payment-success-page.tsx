import { texts } from '@mainstreet/contract/texts.ts'
import { useSearch } from '@tanstack/react-router'
import { ApiFailure } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { paths } from '../../browser/paths.ts'
import { useAskedAgain } from '../../features/payments/use-polled-checkout.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Notice } from '../../ui/layout/message-page.tsx'
import { Ordered } from './order-confirmation.tsx'
import { SignInFirst } from './sign-in-required.tsx'

type Search = { session_id?: unknown; checkout?: unknown }

/** The provider sends its customers here. It only reads: what is paid is known from the provider itself. */
export function PaymentSuccessPage() {
  const { status, user } = useSession()
  const { session_id, checkout } = useSearch({ strict: false }) as Search
  if (typeof session_id !== 'string' && typeof checkout !== 'string') return <NothingHere />
  if (status === 'loading') return <Waiting />
  if (!user) return <SignInFirst />
  return typeof session_id === 'string' ? (
    <Paid sessionId={session_id} />
  ) : (
    <Placed parentId={String(checkout)} />
  )
}

function Paid({ sessionId }: { sessionId: string }) {
  const params = { session_id: sessionId }
  const asked = useAskedAgain({
    key: [calls.getPaidSession.path, params],
    ask: (signal) => request(calls.getPaidSession, { params, signal }),
    isHoped: () => true,
  })
  return <Answer {...asked} />
}

function Placed({ parentId }: { parentId: string }) {
  const params = { parent_order_id: parentId }
  const asked = useAskedAgain({
    key: [calls.getCheckout.path, params],
    ask: (signal) => request(calls.getCheckout, { params, signal }),
    isHoped: () => true,
  })
  return <Answer {...asked} />
}

function Answer({ checkout, error, isWaiting, again }: ReturnType<typeof useAskedAgain>) {
  if (checkout) return <Ordered checkout={checkout} />
  if (isWaiting) return <Waiting />
  const isUnheard = error instanceof ApiFailure && error.status === 404
  return (
    <Notice
      title="We couldn’t find this payment"
      scene="counter"
      text={
        <p>
          If you just paid, the confirmation may take a few minutes. Your order will appear in My Account. You
          won’t be charged for an order that isn’t there.
        </p>
      }
      actions={
        <>
          <Button onClick={again}>{texts.errorBoundary.tryAgain}</Button>
          <ButtonLink to={paths.account()} variant="quiet">
            View my orders
          </ButtonLink>
        </>
      }
    >
      {!isUnheard && <Failure of={error} />}
    </Notice>
  )
}

function Waiting() {
  return (
    <Notice
      title="One moment"
      scene="counter"
      text={
        <div role="status" className="grid justify-items-center gap-3">
          <Spinner label="Confirming your payment" />
          <p>We’re confirming your payment. This takes a few seconds.</p>
        </div>
      }
      actions={null}
    />
  )
}

function NothingHere() {
  return (
    <Notice
      title="Nothing to show here"
      scene="counter"
      text={<p>You’ll see the result of a card payment here. Your orders are in My Account.</p>}
      actions={
        <>
          <ButtonLink to={paths.account()}>View my orders</ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            Keep shopping
          </ButtonLink>
        </>
      }
    />
  )
}
