import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { MessageCircle } from 'lucide-react'
import { useUser } from '../../session/session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'

type Props = { shopId: string; productId?: string; size?: 'sm' | 'md' }

/** Opens the thread with the shop; for customers and visitors only. */
export function MessageShopLink({ shopId, productId, size = 'md' }: Props) {
  const user = useUser()
  if (user && toStoredRole(user.role) !== 'customer') return null
  return (
    <ButtonLink
      to={href(routes.chat, { search: { shop: shopId, product: productId } })}
      variant="quiet"
      size={size}
      aria-label={m.chat.messageShop}
    >
      <MessageCircle aria-hidden="true" className="size-4.5" />
      {size === 'sm' ? m.chat.message : m.chat.messageShop}
    </ButtonLink>
  )
}
