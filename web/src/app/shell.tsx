import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '../api/lazy-page.tsx'
import { restoreSession } from '../api/session.ts'
import { ErrorGuard } from '../features/reports/error-guard.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { useLinkPresses } from './use-link-presses.ts'
import { useSessionEnd } from './use-session-end.ts'

const afterPaint = () => import('./after-paint.tsx').then(({ AfterPaint }) => AfterPaint)

const Toaster = lazyPage(() => import('../ui/toaster.tsx'), 'Toaster')

export function Shell() {
  const [painted, setPainted] = useState(false)
  useLinkPresses()
  const AfterPaint = useAfterPaint(afterPaint)
  useSessionEnd()
  useEffect(() => {
    void restoreSession()
    setPainted(true)
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-60 rounded-field bg-pine px-4 py-2.5 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <ErrorGuard level="section" context="header">
        <Header />
      </ErrorGuard>
      {AfterPaint && (
        <ErrorGuard level="component" context="after paint">
          <AfterPaint />
        </ErrorGuard>
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      {painted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  )
}
