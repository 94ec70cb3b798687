import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

type Props = {
  pagination: { page: number; limit: number; total: number; hasNextPage: boolean; hasPrevPage: boolean }
  onPage: (page: number) => void
}

/** "21 to 40 of 133", and the way to the others. */
export function Pager({ pagination, onPage }: Props) {
  const { page, limit, total, hasNextPage, hasPrevPage } = pagination
  if (total === 0) return null
  const first = (page - 1) * limit + 1
  const last = Math.min(page * limit, total)
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-2 nums">
        {first > total || !(hasPrevPage || hasNextPage)
          ? `${count(total)} in all`
          : `${count(first)} to ${count(last)} of ${count(total)}`}
      </p>
      {(hasPrevPage || hasNextPage) && (
        <span className="flex gap-2">
          <Button variant="quiet" size="sm" disabled={!hasPrevPage} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous
          </Button>
          <Button variant="quiet" size="sm" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </span>
      )}
    </nav>
  )
}

const count = (number: number) => number.toLocaleString('en-US')
