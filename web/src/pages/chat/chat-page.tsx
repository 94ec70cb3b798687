import { storedRole } from '@mainstreet/contract/identity/roles.ts'
import type { User } from '@mainstreet/contract/identity/user.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { Panes } from '../../features/messages/panes.tsx'
import { ThreadList } from '../../features/messages/thread-list.tsx'
import { nameOf } from '../../features/messages/thread-log.ts'
import { useThreads } from '../../features/messages/use-threads.ts'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ChatWithShop } from './chat-with-shop.tsx'
import { OrderTalks } from './order-talks.tsx'

export function ChatPage() {
  const { user } = useSession()
  const { shop, product } = useSearch({ strict: false }) as { shop?: string; product?: string }
  return (
    <Page title={texts.layout.chat} hideTitle className="py-0! md:py-4!">
      {user && (
        <ErrorGuard level="section" context="chat" resetKeys={[shop]}>
          {storedRole(user.role) === 'customer' ? (
            <Chat user={user} shopId={shop} productId={product} />
          ) : (
            <NotForYou />
          )}
        </ErrorGuard>
      )}
    </Page>
  )
}

type Props = { user: User; shopId: string | undefined; productId: string | undefined }

function Chat({ user, shopId, productId }: Props) {
  const threads = useThreads(user.id)
  const key = shopId ? { shop_id: shopId, customer_id: user.id } : undefined
  return (
    <Panes
      className="h-[calc(100dvh-4rem-1px)] md:h-[calc(100dvh-6rem-1px)]"
      list={
        <>
          <h2 className="px-5 pt-5 pb-1 text-xl">{texts.layout.chat}</h2>
          <ThreadList
            threads={threads}
            side="customer"
            open={key && nameOf(key)}
            to={({ shop_id }) => paths.chat({ shop: shop_id })}
            empty={<NobodyYet />}
          />
          <OrderTalks user={user} />
        </>
      }
      thread={
        key && <ChatWithShop key={nameOf(key)} thread={key} threads={threads.items} productId={productId} />
      }
      nothing={
        <EmptyState
          scene="counter"
          title="Choose a conversation"
          text="Or ask a shop something from its page, or from the page of a product."
        />
      }
    />
  )
}

function NobodyYet() {
  return (
    <EmptyState
      scene="counter"
      title="Nobody to talk to yet"
      text="Open a shop or a product on the street and press “Ask the shop”."
      action={<ButtonLink to={paths.home()}>Go to the street</ButtonLink>}
    />
  )
}

/** An admin passes every guard, and is a customer of nobody. */
function NotForYou() {
  return (
    <EmptyState
      scene="counter"
      title="Customers talk here"
      text="What customers and a shop say to each other stands under Messages of that shop."
      action={<ButtonLink to={paths.merchant({ view: 'messages' })}>Choose a shop</ButtonLink>}
    />
  )
}
