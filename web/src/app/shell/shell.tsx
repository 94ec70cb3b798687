import { m } from '@mainstreet/contract/messages/messages.ts'
import { useEffect } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { runWhenIdle } from '../../browser/run-when-idle.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { restoreSession } from '../../session/session.ts'
import { useDeferredModule } from '../../ui/hooks/use-deferred-module.ts'
import { skipLinkStyle } from '../../ui/navigation/skip-link-style.ts'
import { PageOutlet } from '../router/page-outlet.tsx'
import { useLinkNavigation } from '../router/use-link-navigation.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const Toaster = lazyComponent(() => import('../../ui/toasts/toaster.tsx'), 'Toaster')

// what the first page does not need is loaded when the browser is idle
const whenIdle = () => new Promise<void>(runWhenIdle)
const loadBackgroundServices = () => whenIdle().then(() => import('../startup/background-services.tsx'))
const loadToaster = () =>
  whenIdle()
    .then(Toaster.preload)
    .then(() => true)

export function AppShell() {
  useLinkNavigation()
  useEffect(() => void restoreSession(), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className={skipLinkStyle}>
        {m.app.header.skipToContent}
      </a>
      <ReportingErrorBoundary level="section" context="header">
        <Header />
      </ReportingErrorBoundary>
      <DeferredServices />
      {/* the footer stays below the window, so that it moves nothing into view while a page loads */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--header-height))] flex-1 outline-none">
        <PageOutlet />
      </main>
      <Footer />
      <DeferredToaster />
    </div>
  )
}

// in components of their own, so that the header does not render again when their code arrives

function DeferredServices() {
  const services = useDeferredModule(loadBackgroundServices)
  return (
    services && (
      <ReportingErrorBoundary level="component" context="after paint">
        <services.BackgroundServices />
      </ReportingErrorBoundary>
    )
  )
}

function DeferredToaster() {
  const isLoaded = useDeferredModule(loadToaster) !== undefined
  return (
    isLoaded && (
      <ReportingErrorBoundary level="component" context="notifications">
        <Toaster />
      </ReportingErrorBoundary>
    )
  )
}
