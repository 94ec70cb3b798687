import { memo, Suspense } from 'react'
import { useRouterState } from '../../browser/router/use-router.ts'
import { useScrollRestoration } from '../../browser/router/use-scroll-restoration.ts'
import { ErrorBoundary } from '../../features/reports/error-boundary.tsx'
import { reportErrorOnce } from '../../features/reports/report-error-once.ts'
import { NotFoundPage } from '../../pages/not-found/not-found-page.tsx'
import { PageError } from './page-error.tsx'
import { PageSpinner } from './page-spinner.tsx'

/**
 * The current page, or what stands in its place. Memoized: rendering it again before the page is hydrated would hydrate
 * all of it at once (a task of 230 ms on a slow phone).
 */
export const PageOutlet = memo(function PageOutlet() {
  const { match, isPending } = useRouterState()
  useScrollRestoration(match)
  if (!match || isPending) return <PageSpinner />
  if (match.status === 'not_found') {
    const Missing = match.NotFoundPage ?? NotFoundPage
    return <Missing />
  }
  const { page, error, location } = match
  if (!page || match.status === 'error') return <PageError error={error} reset={() => undefined} />
  return (
    <ErrorBoundary
      resetKeys={[location]}
      onError={(failure, componentStack) =>
        reportErrorOnce(failure, { level: 'page', context: page.route.path, componentStack })
      }
      fallback={(failure, reset) => <PageError error={failure} reset={reset} />}
    >
      {/* a boundary per page: a shared one would keep the page before on the screen while the next one loads */}
      <Suspense key={page.route.path} fallback={<PageSpinner />}>
        <page.Page />
      </Suspense>
    </ErrorBoundary>
  )
})
