import { texts } from '@mainstreet/contract/texts.ts'
import { useSearch } from '@tanstack/react-router'
import { ApiFailure } from '../../api/api-failure.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { useAskedAgain } from '../../features/payments/use-asked-again.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Ordered } from './ordered.tsx'
import { SignInFirst } from './sign-in-first.tsx'

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
      title="We have not heard of this payment"
      scene="counter"
      text={
        <p>
          Under this address we know of no payment of yours. If you have just paid, the news may be late: your
          order shows up in your account as soon as it is here, and what was not heard of in time is not
          charged.
        </p>
      }
      actions={
        <>
          <Button onClick={again}>{texts.errorBoundary.tryAgain}</Button>
          <ButtonLink to={paths.account()} variant="quiet">
            See my orders
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
          <Spinner label="Waiting for the payment" />
          <p>We have not heard of your payment yet. That takes some seconds; you need not do anything.</p>
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
      text={<p>After a card payment you come back to this page. What you have ordered is in your account.</p>}
      actions={
        <>
          <ButtonLink to={paths.account()}>See my orders</ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            To the street
          </ButtonLink>
        </>
      }
    />
  )
}
