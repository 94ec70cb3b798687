import { texts } from '@mainstreet/contract/texts.ts'
import { type HomeSearch, noFilters } from '../../features/catalog/home-search.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { emptyWords } from './empty/empty-message.ts'

type Props = {
  search: HomeSearch
  shopName: string | undefined
  place: string
  onChange: (change: Partial<HomeSearch>) => void
}

/** Why, in the words of each filter, and the way out of them (spec 2). */
export function NothingFound({ search, shopName, place, onChange }: Props) {
  const { title, reasons, filtered } = emptyWords(search, { shopName, place })
  return (
    <EmptyState
      scene="shelf"
      title={title}
      text={reasons.map((reason) => <p key={reason}>{reason}</p>)}
      action={filtered && <Button onClick={() => onChange(noFilters)}>{texts.home.clearFilters}</Button>}
    />
  )
}
