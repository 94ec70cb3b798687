import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'
import { ErrorScreen } from '../../features/reports/error-screen.tsx'
import { reportErrorOnce } from '../../features/reports/report-error-once.ts'

type Props = { error: unknown; reset: () => void }

const retryCounts = new Map<string, number>()

/** Shows errors of a page inside the layout; retries are counted per address. */
export function PageError({ error, reset }: Props) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const address = router.getLocation().href
  const retries = retryCounts.get(address) ?? 0

  useEffect(() => {
    const context = router.store.get().match?.page?.route.path ?? 'unknown'
    reportErrorOnce(error, { level: 'page', context })
  }, [error, router])

  function retry() {
    retryCounts.set(address, retries + 1)
    queries.reset()
    reset()
    void router.load()
  }
  return <ErrorScreen error={error} level="page" retries={retries} onRetry={retry} />
}
