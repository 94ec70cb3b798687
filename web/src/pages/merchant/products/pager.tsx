import type { Pagination } from '@mainstreet/contract/paging.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

type Props = { pagination: Pagination; onPage: (page: number) => void }
const inWords = new Intl.NumberFormat('en-US')

export function Pager({ pagination, onPage }: Props) {
  const { page, limit, total, hasNextPage, hasPrevPage } = pagination
  if (total === 0) return null
  const first = (page - 1) * limit + 1
  const last = Math.min(page * limit, total)
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="text-sm text-ink-2 nums">
        {inWords.format(first)} to {inWords.format(last)} of {inWords.format(total)}
      </p>
      {(hasNextPage || hasPrevPage) && (
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" disabled={!hasPrevPage} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            Before
          </Button>
          <Button variant="quiet" size="sm" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  )
}
