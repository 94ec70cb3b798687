import type { ShopStatus } from '@mainstreet/contract/shops/shop.ts'
import { shopStatusLabels } from '@mainstreet/contract/texts.ts'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ShopQueue } from './shop-queue.tsx'

const statuses = ['pending_approval', 'approved', 'rejected'] as const

/** Who may be on the street. */
export function AdminPage() {
  const [status, setStatus] = useStatus()
  const counts: Record<ShopStatus, number | undefined> = {
    pending_approval: useCount('pending_approval'),
    approved: useCount('approved'),
    rejected: useCount('rejected'),
  }
  return (
    <Page title="Shops of the street">
      <Tabs
        label="Shops by state"
        value={status}
        onChange={setStatus}
        tabs={statuses.map((value) => ({ value, label: shopStatusLabels[value], count: counts[value] }))}
      >
        <ShopQueue key={status} status={status} />
      </Tabs>
    </Page>
  )
}

function useStatus(): [ShopStatus, (status: ShopStatus) => void] {
  const router = useRouter()
  const { pathname } = useLocation()
  const asked = (useSearch({ strict: false }) as { status?: unknown }).status
  const status = statuses.find((one) => one === asked) ?? 'pending_approval'
  return [status, (next) => router.history.replace(`${pathname}?status=${next}`)]
}

function useCount(status: ShopStatus): number | undefined {
  const { data } = useMaybeAnswer(calls.listShops, { query: { status, limit: 1 } }, { live: true })
  return data?.pagination.total
}
