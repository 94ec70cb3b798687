import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { useParams } from '../../browser/router/use-router.ts'
import { PickupPass } from '../../features/orders/pickup-pass.tsx'
import { useCallQuery } from '../../queries/use-call.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** For whoever has the link; it shows one pass and knows no customer. */
export function PickupPassPage() {
  const { token } = useParams(routes.pickupPass)
  const now = useClock()
  const { data, error, refetch } = useCallQuery(calls.getPickupPass, { params: { token } }, { staleTime: 0 })
  const texts = m.orders.pass
  if (error instanceof ApiError && error.status === 404)
    return <PassMessage title={texts.unknownTitle} text={texts.unknownText} />
  if (data?.pass.state === 'closed') {
    const { problem, shop_name } = data.pass
    return <PassMessage title={texts.closedTitle} text={texts.closed[problem](shop_name)} />
  }
  return (
    <Page title={routes.pickupPass.title} hideTitle={data ? 'own' : true}>
      <Card className="mx-auto grid max-w-lg p-5 sm:p-8">
        {data && (
          <PickupPass
            pass={data.pass}
            url={href(routes.pickupPass, { token }, { origin: location.origin })}
            now={now}
          />
        )}
        {!data && error && <LoadError error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton className="h-144" />}
      </Card>
    </Page>
  )
}

function PassMessage({ title, text }: { title: string; text: string }) {
  return (
    <MessagePage
      title={title}
      illustration="merchant"
      text={<p>{text}</p>}
      actions={<ButtonLink to={href(routes.home)}>{m.app.keepShopping}</ButtonLink>}
    />
  )
}
