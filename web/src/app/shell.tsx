import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '../api/lazy-page.tsx'
import { restoreSession } from '../api/session.ts'
import { whenIdle } from '../api/when-idle.ts'
import { ErrorGuard } from '../features/reports/error-guard.tsx'
import { skipLink } from '../ui/skip-link.ts'
import { useLate } from '../ui/use-late.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useLinkPresses } from './use-link-presses.ts'

/** What is not needed for the first page is loaded when the browser has nothing better to do. */
const loadAfterPaint = () => new Promise<void>(whenIdle).then(() => import('./after-paint.tsx'))

const Toaster = lazyPage(() => import('../ui/toaster.tsx'), 'Toaster')

export function Shell() {
  const [painted, setPainted] = useState(false)
  useLinkPresses()
  const late = useLate(loadAfterPaint)
  useEffect(() => {
    void restoreSession()
    setPainted(true)
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className={skipLink}>
        Skip to content
      </a>
      <ErrorGuard level="section" context="header">
        <Header />
      </ErrorGuard>
      {late && (
        <ErrorGuard level="component" context="after paint">
          <late.AfterPaint />
        </ErrorGuard>
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      {painted && (
        <ErrorGuard level="component" context="notifications">
          <Suspense>
            <Toaster />
          </Suspense>
        </ErrorGuard>
      )}
    </div>
  )
}
