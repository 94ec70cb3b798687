import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { MessageCircle } from 'lucide-react'
import { paths } from '../../browser/paths.ts'
import { useUser } from '../../session/session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'

type Props = { shopId: string; productId?: string; className?: string }

/** Opens the conversation with the shop; customers and visitors only. */
export function MessageShopLink({ shopId, productId, className }: Props) {
  const user = useUser()
  if (user && toStoredRole(user.role) !== 'customer') return null
  return (
    <ButtonLink to={paths.chat({ shop: shopId, product: productId })} variant="quiet" className={className}>
      <MessageCircle aria-hidden="true" className="size-4.5" />
      Ask the shop
    </ButtonLink>
  )
}
