import { m } from '@mainstreet/contract/messages/messages.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '../buttons/button.tsx'

type Props = {
  title: string
  /** Beside the title. */
  action?: ReactNode
  /** List items of a fixed width. */
  children: ReactNode
}

/** A row that is wider than the page: swiped by touch, moved by two buttons with a mouse, and by the focus. */
export function ScrollRow({ title, action, children }: Props) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [end, setEnd] = useState<'start' | 'end' | undefined>('start')

  function scroll(direction: 1 | -1) {
    const row = list.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' })
  }
  function showEnds({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }: { currentTarget: Element }) {
    const isAtEnd = Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1
    setEnd(Math.abs(scrollLeft) < 1 ? 'start' : isAtEnd ? 'end' : undefined)
  }

  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-10 items-center gap-2">
        <h2 id={id} className="mr-auto min-w-0 text-lg md:text-xl">
          {title}
        </h2>
        {action}
        <span className="hidden shrink-0 pointer-fine:flex">
          <IconButton
            label={m.app.ui.scrollBack(title)}
            disabled={end === 'start'}
            onClick={() => scroll(-1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          </IconButton>
          <IconButton label={m.app.ui.scrollOn(title)} disabled={end === 'end'} onClick={() => scroll(1)}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:rotate-180" />
          </IconButton>
        </span>
      </div>
      <ul
        ref={list}
        onScroll={showEnds}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-1 md:scroll-px-1 md:gap-4 md:px-1"
      >
        {children}
      </ul>
    </section>
  )
}
