import { m } from '@mainstreet/contract/messages/messages.ts'
import { useState } from 'react'
import type { PurchaseIntent } from '../../session/purchase-intent.ts'
import { getPendingPurchaseIntent } from '../../session/stored-routes.ts'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'

type Props = { mode: 'sign_in' | 'register' }

/** Says why to sign in, and shows what they wanted to buy. */
export function PurchaseIntentCallout({ mode }: Props) {
  // the sign-in clears the intent before this page is gone
  const [intent] = useState(getPendingPurchaseIntent)
  if (!intent) return null
  return (
    <section
      aria-label={m.shopping.cart.signIn.label}
      className="mb-6 flex items-center gap-4 rounded-field bg-pine-wash p-3"
    >
      {intent.image && (
        <div className="tile size-14 shrink-0 overflow-hidden rounded-field">
          <ResponsiveImage
            src={intent.image}
            size="small"
            sizes="56px"
            alt=""
            className="size-full object-cover"
          />
        </div>
      )}
      <p className="min-w-0">
        <strong className="block wrap-anywhere">{intentTitle(intent, mode)}</strong>
        <span className="block text-sm text-ink-2">
          {intent.action === 'reserve'
            ? m.shopping.cart.signIn.confirmNext
            : m.shopping.cart.signIn.cartSaved}
        </span>
      </p>
    </section>
  )
}

function intentTitle({ action, title }: PurchaseIntent, mode: Props['mode']): string {
  const texts = m.shopping.cart.signIn
  if (mode === 'sign_in') return action === 'reserve' ? texts.toReserve(title) : texts.toCheckOut
  return action === 'reserve' ? texts.registerToReserve(title) : texts.registerToCheckOut
}
