import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { type MerchantView, routes } from '@mainstreet/contract/routes.ts'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'

/** For admins, who have no shop of their own. */
export function ChooseShop({ view }: { view: MerchantView }) {
  const texts = dashboard.merchant.chooseShop
  const [wanted, setWanted] = useState('')
  const query = { limit: paging.max, sortBy: 'name', sortOrder: 'asc', search: wanted.trim() } as const
  const { data, error, isPending } = useCallQuery(calls.listShops, { query }, { keepPrevious: true })
  return (
    <div className="grid max-w-2xl gap-4">
      <Field
        label={texts.label}
        type="search"
        placeholder={texts.placeholder}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {isPending && <Skeleton className="h-96 rounded-card" />}
      <ErrorMessage error={error} />
      {data?.data.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      {data && data.data.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {data.data.map((shop) => (
            <li key={shop.id}>
              <a
                href={href(routes.merchant, { search: { view, shop: shop.id } })}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 -outline-offset-2 hover:bg-sunk"
              >
                <span className="font-medium">{shop.name}</span>
                <span className="text-sm text-ink-2">
                  {m.shopCategories[shop.category]} · {m.shopStatuses[shop.status]}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
