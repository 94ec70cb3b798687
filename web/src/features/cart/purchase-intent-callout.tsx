import { useState } from 'react'
import type { PurchaseIntent } from '../../session/purchase-intent.ts'
import { currentIntent } from '../../session/stored-routes.ts'
import { Picture } from '../../ui/images/responsive-image.tsx'

type Props = { how: 'sign_in' | 'register' }

/** Why a visitor is asked who they are, with what they wanted in sight. */
export function IntentNote({ how }: Props) {
  // the sign-in forgets where it leads to before this page is gone
  const [intent] = useState(currentIntent)
  if (!intent) return null
  return (
    <section
      aria-label="Your selection"
      className="mb-6 flex items-center gap-4 rounded-field bg-pine-wash p-3"
    >
      {intent.image && (
        <div className="tile size-14 shrink-0 overflow-hidden rounded-field">
          <Picture src={intent.image} size="small" sizes="56px" alt="" className="size-full object-cover" />
        </div>
      )}
      <p className="min-w-0">
        <strong className="block wrap-anywhere">{intentTitle(intent, how)}</strong>
        <span className="block text-sm text-ink-2">
          {intent.action === 'reserve' ? 'You’ll confirm on the next page.' : 'Your cart is saved.'}
        </span>
      </p>
    </section>
  )
}

function intentTitle({ action, title }: PurchaseIntent, how: Props['how']): string {
  const who = how === 'sign_in' ? 'Sign in' : 'Create an account'
  return action === 'reserve' ? `${who} to reserve ${title}` : `${who} to check out`
}
