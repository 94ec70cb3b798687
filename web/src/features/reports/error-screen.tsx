import { errorBoundary } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { forgetRoutes } from '../../session/stored-routes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LateScene } from '../../ui/illustrations/deferred-illustration.tsx'
import type { ErrorLevel } from './report-error.ts'

type Props = { error: unknown; level: ErrorLevel; retries: number; onRetry: () => void }

const words = texts.errorBoundary
const byLevel = { page: words.critical, section: words.sectionFailed, component: words.minor } as const

/** Spec 2 and 8: what happened, and up to three more tries before the page is loaded anew. */
export function ErrorScreen({ error, level, retries, onRetry }: Props) {
  const mayRetry = retries < errorBoundary.retries
  const Heading = level === 'page' ? 'h1' : 'h2'
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
      {level === 'page' && <LateScene name="lost" />}
      <Heading className={level === 'page' ? 'text-2xl' : 'text-lg'}>{words[level]}</Heading>
      <p className="text-ink-2">{wordsOf(error, level)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {mayRetry && (
          <Button onClick={onRetry}>
            {retries === 0 ? words.tryAgain : words.retry(retries, errorBoundary.retries)}
          </Button>
        )}
        {(level !== 'component' || !mayRetry) && (
          <Button variant={mayRetry ? 'quiet' : 'primary'} onClick={() => location.reload()}>
            {words.reload}
          </Button>
        )}
        {level === 'page' && (
          <Button variant="plain" onClick={goHome}>
            {words.goHome}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Spec 2: the reset routine. */
function goHome() {
  forgetRoutes()
  location.assign('/')
}

function wordsOf(error: unknown, level: ErrorLevel): string {
  const { message = '', code } = (error ?? {}) as { message?: string; code?: string }
  if (/dynamically imported module|Loading chunk|module script/i.test(message)) return words.resource
  if (code === 'network' || /fetch|network/i.test(message)) return words.network
  return byLevel[level]
}
