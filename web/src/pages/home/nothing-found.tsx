import { m } from '@mainstreet/contract/messages/messages.ts'
import { type HomeSearch, noFilters } from '../../features/catalog/home-search.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { emptyMessage } from './empty/empty-message.ts'

type Props = {
  search: HomeSearch
  shopName: string | undefined
  locationName: string
  onChange: (change: Partial<HomeSearch>) => void
}

/** Why nothing was found, per filter, with buttons to clear them (docs/spec.md, section 2). */
export function NothingFound({ search, shopName, locationName, onChange }: Props) {
  const { title, reasons, filtered } = emptyMessage(search, { shopName, locationName })
  return (
    <EmptyState
      illustration="stock"
      title={title}
      text={reasons.map((reason) => <p key={reason}>{reason}</p>)}
      action={filtered && <Button onClick={() => onChange(noFilters)}>{m.home.clearFilters}</Button>}
    />
  )
}
