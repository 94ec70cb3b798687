import { useState } from 'react'
import type { PurchaseIntent } from '../../session/purchase-intent.ts'
import { getPendingPurchaseIntent } from '../../session/stored-routes.ts'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'

type Props = { mode: 'sign_in' | 'register' }

/** Why a visitor is asked who they are, with what they wanted in sight. */
export function PurchaseIntentCallout({ mode }: Props) {
  // the sign-in forgets where it leads to before this page is gone
  const [intent] = useState(getPendingPurchaseIntent)
  if (!intent) return null
  return (
    <section
      aria-label="Your selection"
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
          {intent.action === 'reserve' ? 'You’ll confirm on the next page.' : 'Your cart is saved.'}
        </span>
      </p>
    </section>
  )
}

function intentTitle({ action, title }: PurchaseIntent, mode: Props['mode']): string {
  const who = mode === 'sign_in' ? 'Sign in' : 'Create an account'
  return action === 'reserve' ? `${who} to reserve ${title}` : `${who} to check out`
}
