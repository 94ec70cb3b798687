import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '../../browser/lazy-component.tsx'
import { whenIdle } from '../../browser/run-when-idle.ts'
import { ErrorGuard } from '../../features/reports/reporting-error-boundary.tsx'
import { restoreSession } from '../../session/session.ts'
import { useLate } from '../../ui/hooks/use-deferred-module.ts'
import { skipLink } from '../../ui/navigation/skip-link-style.ts'
import { useLinkPresses } from '../router/use-link-navigation.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What is not needed for the first page is loaded when the browser has nothing better to do. */
const loadAfterPaint = () =>
  new Promise<void>(whenIdle).then(() => import('../startup/background-services.tsx'))

const Toaster = lazyPage(() => import('../../ui/toasts/toaster.tsx'), 'Toaster')

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
