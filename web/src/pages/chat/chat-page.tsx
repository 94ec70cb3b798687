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
        </>
      }
      thread={key && <ChatWithShop key={nameOf(key)} thread={key} threads={threads} productId={productId} />}
      nothing={
        <EmptyState
          scene="counter"
          title="Select a conversation"
          text="You can also message a shop from its page or from a product."
        />
      }
    />
  )
}

function NobodyYet() {
  return (
    <EmptyState
      scene="counter"
      title="No conversations yet"
      text="Open a shop or a product to send a message."
      action={<ButtonLink to={paths.home()}>Keep shopping</ButtonLink>}
    />
  )
}

/** An admin passes every guard, and is a customer of nobody. */
function NotForYou() {
  return (
    <EmptyState
      scene="counter"
      title="Chat is for customers"
      text="Choose a shop to read its conversations with customers."
      action={<ButtonLink to={paths.merchant({ view: 'messages' })}>Choose a shop</ButtonLink>}
    />
  )
}
