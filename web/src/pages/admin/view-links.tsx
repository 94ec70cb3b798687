import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { type View, views } from './views.ts'

export function ViewLinks({ view }: { view: View }) {
  const { pathname } = useLocation()
  const waiting = useWaiting()
  const here = useRef<HTMLAnchorElement>(null)
  // on a phone the row is longer than the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another link
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [view])
  return (
    <nav
      aria-label="Desk"
      className="flex gap-1 overflow-x-auto rounded-card bg-sunk p-1 max-md:-mx-4 max-md:rounded-none max-md:px-4"
    >
      {(Object.keys(views) as View[]).map((one) => (
        <a
          key={one}
          ref={one === view ? here : undefined}
          href={`${pathname}?view=${one}`}
          aria-current={one === view ? 'page' : undefined}
          className="inline-flex min-h-10 shrink-0 items-center rounded-field px-3 font-semibold text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-low lg:px-4"
        >
          {views[one]}
          {one === 'queue' && waiting > 0 && (
            <>
              <CountBadge count={waiting} className="ml-2" />
              <span className="sr-only">, {waiting} waiting</span>
            </>
          )}
        </a>
      ))}
    </nav>
  )
}

function useWaiting(): number {
  const query = { kind: 'waiting', limit: 1 } as const
  const { data } = useMaybeAnswer(calls.listReviewQueue, { query }, { live: true })
  return data?.pagination.total ?? 0
}
