import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorScreen } from '../../features/reports/error-screen.tsx'
import { reportErrorOnce } from '../../features/reports/report-error-once.ts'

type Props = { error: unknown; reset: () => void; info?: { componentStack: string } | undefined }

const retryCounts = new Map<string, number>()

/** Shows errors of a page inside the layout; retries are counted per address. */
export function PageError({ error, reset, info }: Props) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const address = router.state.location.href
  const retries = retryCounts.get(address) ?? 0

  useEffect(() => {
    const context = router.state.matches.at(-1)?.routeId ?? 'unknown'
    reportErrorOnce(error, { level: 'page', context, componentStack: info?.componentStack })
  }, [error, info, router])

  function retry() {
    retryCounts.set(address, retries + 1)
    queries.reset()
    reset()
    void router.invalidate()
  }
  return <ErrorScreen error={error} level="page" retries={retries} onRetry={retry} />
}
