import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import type { ErrorLevel } from './report-error.ts'
import { reportErrorOnce } from './report-error-once.ts'

type Props = { level: ErrorLevel; context: string; children: ReactNode; resetKeys?: unknown[] }

/** Shows and reports errors of its content; the rest of the page continues. */
export function ReportingErrorBoundary({ level, context, children, resetKeys }: Props) {
  const of = JSON.stringify(resetKeys ?? [])
  const [attempts, setAttempts] = useState({ of, times: 0 })
  const retries = attempts.of === of ? attempts.times : 0
  const { reset } = useQueryErrorResetBoundary()
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      onError={(error, componentStack) => reportErrorOnce(error, { level, context, componentStack })}
      fallback={(error, tryAgain) => (
        <ErrorScreen
          error={error}
          level={level}
          retries={retries}
          onRetry={() => {
            setAttempts({ of, times: retries + 1 })
            reset()
            tryAgain()
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
