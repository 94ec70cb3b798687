import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { useParams } from '../../browser/router/use-router.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** For whoever has the link of an email. Opening it changes nothing: mail programs open links by themselves. */
export function EmailSubscriptionPage() {
  const params = useParams(routes.emailSubscription)
  const { data, error, refetch } = useCallQuery(calls.getEmailSubscription, { params }, { staleTime: 0 })
  const change = useSend(calls.updateEmailSubscription, { invalidates: [calls.getEmailSubscription] })
  const texts = m.notifications.subscription
  const keepShopping = <ButtonLink to={href(routes.home)}>{m.app.keepShopping}</ButtonLink>
  if (error instanceof ApiError && error.status === 404)
    return <MessagePage title={texts.unknownTitle} text={<p>{texts.unknownText}</p>} actions={keepShopping} />
  if (!data)
    return (
      <Page title={routes.emailSubscription.title} hideTitle>
        <Card className="mx-auto mt-4 grid max-w-lg p-6 sm:mt-10 sm:p-10">
          {error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton className="h-80" />}
        </Card>
      </Page>
    )
  const { subscribed } = data
  const event = m.notifications.preferences.events[data.event]
  return (
    <MessagePage
      title={subscribed ? texts.title : texts.doneTitle}
      text={<p role="status">{subscribed ? texts.text(event) : texts.doneText(event)}</p>}
      actions={
        <>
          {!subscribed && keepShopping}
          <Button
            variant={subscribed ? 'primary' : 'quiet'}
            busy={change.busy}
            onClick={() => void change.send({ params, body: { subscribed: !subscribed } })}
          >
            {subscribed ? texts.stop : texts.resume}
          </Button>
        </>
      }
    >
      <ErrorMessage error={change.error} />
    </MessagePage>
  )
}
