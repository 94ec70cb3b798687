import { useLocation } from '@tanstack/react-router'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { ViewRow } from '../../ui/navigation/view-nav.tsx'
import { type View, views } from './admin-views.ts'

export function ViewLinks({ view }: { view: View }) {
  const { pathname } = useLocation()
  const waiting = useWaiting()
  const links = (Object.keys(views) as View[]).map((one) => ({
    href: `${pathname}?view=${one}`,
    label: views[one],
    isCurrent: one === view,
    ...(one === 'queue' && { waiting: { count: waiting, word: 'waiting' } }),
  }))
  return <ViewRow label="Desk" links={links} />
}

function useWaiting(): number {
  const query = { kind: 'waiting', limit: 1 } as const
  const { data } = useMaybeAnswer(calls.listReviewQueue, { query }, { live: true })
  return data?.pagination.total ?? 0
}
