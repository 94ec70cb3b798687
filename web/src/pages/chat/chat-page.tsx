import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { ChatPanes } from '../../features/chat/chat-panes.tsx'
import { ThreadList } from '../../features/chat/thread-list.tsx'
import { getThreadId } from '../../features/chat/thread-messages.ts'
import { useThreads } from '../../features/chat/use-threads.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useSession } from '../../session/session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ChatWithShop } from './chat-with-shop.tsx'

export function ChatPage() {
  const { user } = useSession()
  const { shop, product } = useRouteSearch(routes.chat)
  return (
    <Page title={routes.chat.title} hideTitle className="py-0! md:py-4!">
      {user && (
        <ReportingErrorBoundary level="section" context="chat" resetKeys={[shop]}>
          {toStoredRole(user.role) === 'customer' ? (
            <Chat user={user} shopId={shop} productId={product} />
          ) : (
            <CustomersOnly />
          )}
        </ReportingErrorBoundary>
      )}
    </Page>
  )
}

type Props = { user: User; shopId: string | undefined; productId: string | undefined }

function Chat({ user, shopId, productId }: Props) {
  const threads = useThreads(user.id)
  const key = shopId ? { shop_id: shopId, customer_id: user.id } : undefined
  return (
    <ChatPanes
      className="h-[calc(100dvh-4rem-1px)] md:h-[calc(100dvh-6rem-1px)]"
      list={
        <>
          <h2 className="px-5 pt-5 pb-1 text-xl">{m.layout.chat}</h2>
          <ThreadList
            threads={threads}
            side="customer"
            openThreadId={key && getThreadId(key)}
            getPath={({ shop_id }) => href(routes.chat, { search: { shop: shop_id } })}
            empty={<NoConversations />}
          />
        </>
      }
      thread={
        key && <ChatWithShop key={getThreadId(key)} thread={key} threads={threads} productId={productId} />
      }
      placeholder={<EmptyState illustration="merchant" {...m.chat.select} />}
    />
  )
}

function NoConversations() {
  return (
    <EmptyState
      illustration="merchant"
      {...m.chat.list.empty}
      action={<ButtonLink to={href(routes.home)}>{m.app.keepShopping}</ButtonLink>}
    />
  )
}

/** An admin passes every guard, but is no customer. */
function CustomersOnly() {
  return (
    <EmptyState
      illustration="merchant"
      title={m.chat.customersOnly.title}
      text={m.chat.customersOnly.text}
      action={
        <ButtonLink to={href(routes.merchant, { search: { view: 'messages' } })}>
          {m.chat.customersOnly.action}
        </ButtonLink>
      }
    />
  )
}
