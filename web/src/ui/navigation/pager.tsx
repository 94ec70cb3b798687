import { formatNumber, readNumber } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../buttons/button.tsx'

type Props = {
  pagination: { page: number; limit: number; total: number; hasNextPage: boolean; hasPrevPage: boolean }
  onPage: (page: number) => void
  /** The number of rows that paging can reach, and what to do for the others. */
  pageLimit?: { rows: number; instead: string }
}

/** With more pages there is a field to jump. */
const maxPagesWithoutJump = 5

/** "21–40 of 133", and the controls for the other pages. */
export function Pager({ pagination, onPage, pageLimit }: Props) {
  const { page, limit, total, hasNextPage, hasPrevPage } = pagination
  if (total === 0) return null
  const first = (page - 1) * limit + 1
  const last = Math.min(page * limit, total)
  const isLimited = pageLimit !== undefined && total > pageLimit.rows
  const pages = Math.ceil((isLimited ? pageLimit.rows : total) / limit)
  return (
    <nav aria-label={m.app.pager.label} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-2 nums">
        {first > total || !(hasPrevPage || hasNextPage)
          ? m.app.pager.total(formatNumber(total))
          : m.app.pager.range({
              first: formatNumber(first),
              last: formatNumber(last),
              total: formatNumber(total),
            })}
      </p>
      {(hasPrevPage || hasNextPage) && (
        <span className="flex flex-wrap items-center justify-between gap-2 max-sm:w-full">
          <Button variant="quiet" size="sm" disabled={!hasPrevPage} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {m.app.pager.previous}
          </Button>
          {pages > maxPagesWithoutJump && <PageJump key={page} page={page} pages={pages} onPage={onPage} />}
          <Button variant="quiet" size="sm" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
            {m.app.pager.next}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </span>
      )}
      {isLimited && (
        <p className="w-full text-sm text-ink-2">
          {m.app.pager.limit({ count: formatNumber(pageLimit.rows), instead: pageLimit.instead })}
        </p>
      )}
    </nav>
  )
}

type PageJumpProps = { page: number; pages: number; onPage: (page: number) => void }

/** A number beyond the last page leads to the last. */
function PageJump({ page, pages, onPage }: PageJumpProps) {
  const id = useId()
  const [error, setError] = useState<string>()
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readNumber(String(new FormData(event.currentTarget).get('page')), 0)
    const problem = findPageError(typed)
    setError(problem)
    if (typed === undefined || problem) return
    const wanted = Math.min(pages, typed)
    if (wanted !== page) onPage(wanted)
    else event.currentTarget.reset()
  }
  return (
    <form
      onSubmit={go}
      className="flex items-center justify-center gap-2 text-sm nums max-sm:order-last max-sm:w-full"
    >
      <label htmlFor={id}>{m.app.pager.page}</label>
      <input
        id={id}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={page}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onFocus={({ target }) => target.select()}
        className="h-10 w-16 rounded-field border border-line-strong aria-invalid:border-poppy bg-surface px-2 text-center text-base sm:text-sm"
      />
      <span>{m.app.pager.ofPages(formatNumber(pages))}</span>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-poppy">
          {error}
        </p>
      )}
    </form>
  )
}

function findPageError(typed: number | undefined): string | undefined {
  if (typed === undefined) return m.fieldErrors.wholeNumberFormat
  return typed < 1 ? m.fieldErrors.min(1) : undefined
}
