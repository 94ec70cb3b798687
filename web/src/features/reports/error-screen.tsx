import { errorBoundary } from '@mainstreet/contract/browser-limits.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { clearStoredRoutes } from '../../session/stored-routes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DeferredIllustration } from '../../ui/illustrations/deferred-illustration.tsx'
import type { ErrorLevel } from './report-error.ts'

type Props = { error: unknown; level: ErrorLevel; retries: number; onRetry: () => void }

const messageKeys = { page: 'critical', section: 'sectionFailed', component: 'minor' } as const

/** The error, and up to three retries before the page must be reloaded (docs/spec.md, sections 2 and 8). */
export function ErrorScreen({ error, level, retries, onRetry }: Props) {
  const canRetry = retries < errorBoundary.retries
  const Heading = level === 'page' ? 'h1' : 'h2'
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
      {level === 'page' && <DeferredIllustration name="not-found" />}
      <Heading className={level === 'page' ? 'text-2xl' : 'text-lg'}>{m.errorBoundary[level]}</Heading>
      <p className="text-ink-2">{getErrorText(error, level)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {canRetry && (
          <Button onClick={onRetry}>
            {retries === 0 ? m.errorBoundary.tryAgain : m.errorBoundary.retry(retries, errorBoundary.retries)}
          </Button>
        )}
        {(level !== 'component' || !canRetry) && (
          <Button variant={canRetry ? 'quiet' : 'primary'} onClick={() => location.reload()}>
            {m.errorBoundary.reload}
          </Button>
        )}
        {level === 'page' && (
          <Button variant="plain" onClick={resetAndGoHome}>
            {m.errorBoundary.goHome}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The reset routine (docs/spec.md, section 2). */
function resetAndGoHome() {
  clearStoredRoutes()
  location.assign(href(routes.home))
}

function getErrorText(error: unknown, level: ErrorLevel): string {
  const { message = '', code } = (error ?? {}) as { message?: string; code?: string }
  if (/dynamically imported module|Loading chunk|module script/i.test(message))
    return m.errorBoundary.resource
  if (code === 'network' || /fetch|network/i.test(message)) return m.errorBoundary.network
  return m.errorBoundary[messageKeys[level]]
}
