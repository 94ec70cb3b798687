import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { suggestions } from '@mainstreet/contract/catalog/limits.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'

type Props = {
  leavingUserId: string
  successor: Account | null
  onChoose: (user: Account) => void
  error?: string | undefined
}

/** A merchant has one shop: those who have one are shown, but cannot be chosen. */
export function SuccessorField({ leavingUserId, successor, onChoose, error }: Props) {
  const text = dashboard.adminUsers.deletion
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), suggestions.debounceMs)
  const query = { role: 'merchant', search, limit: 20, sortBy: 'name' } as const
  const { data, error: failure } = useCallQuery(calls.listUsers, { query }, { keepPrevious: true })
  const merchants = (data?.data ?? []).filter(({ id }) => id !== leavingUserId)
  const free = merchants.filter(({ shop_id }) => shop_id === null)

  return (
    <div className="grid gap-2">
      <Field
        label={text.merchant}
        type="search"
        placeholder={text.merchantPlaceholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
      />
      <ErrorMessage error={failure} />
      {data && free.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          {merchants.length === 0 ? dashboard.admin.noResults : text.noFreeMerchant}
        </p>
      )}
      {merchants.length > 0 && (
        <ul className="grid max-h-52 gap-1 overflow-y-auto" aria-label={text.merchants}>
          {merchants.map((user) => (
            <li key={user.id}>
              <button
                type="button"
                disabled={user.shop_id !== null}
                aria-pressed={successor?.id === user.id}
                onClick={() => onChoose(user)}
                className="grid min-h-11 w-full rounded-field px-3 py-1.5 text-left -outline-offset-2 enabled:hover:bg-sunk disabled:text-ink-2 aria-pressed:bg-pine-wash"
              >
                <span className="font-semibold">{user.name}</span>
                <span className="text-sm text-ink-2">
                  {user.shop_name ? text.ownsShop(user.shop_name) : user.email}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
