import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { IllustrationName } from '../../ui/illustrations/illustration.tsx'

type Props = {
  illustration: IllustrationName
  /** Whether it is filters that leave nothing to show. */
  isFiltered: boolean
  texts: {
    empty: { title: string; text: string }
    noResultsTitle?: string
    noResultsText: string
    showAll: string
  }
  onShowAll: () => void
}

/** In the place of a list without rows. */
export function ListEmptyState({ illustration, isFiltered, texts, onShowAll }: Props) {
  if (!isFiltered) return <EmptyState illustration={illustration} {...texts.empty} />
  return (
    <EmptyState
      illustration={illustration}
      title={texts.noResultsTitle ?? dashboard.admin.noResults}
      text={texts.noResultsText}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      }
    />
  )
}
