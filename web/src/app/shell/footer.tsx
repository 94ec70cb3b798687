import { readSearch } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { findRoute, routes } from '@mainstreet/contract/routes.ts'
import { useLocation } from '../../browser/router/use-router.ts'
import { useDeferredModule } from '../../ui/hooks/use-deferred-module.ts'
import { Logo } from './logo.tsx'

const loadThemeSwitch = () => import('./theme-switch.tsx')

export function Footer() {
  const themeSwitchModule = useDeferredModule(loadThemeSwitch)
  if (isFullHeightPage(useLocation())) return null
  return (
    <footer className="mt-12 border-t border-line max-lg:pb-20">
      <div className="shell-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 text-sm text-ink-2">
        <p className="flex items-center gap-3">
          <Logo small />
          {m.app.footer}
        </p>
        {themeSwitchModule ? <themeSwitchModule.ThemeSwitch /> : <span className="h-10.5 w-30.5" />}
      </div>
    </footer>
  )
}

type PageAddress = { pathname: string; search: Readonly<Record<string, unknown>> }

/** Pages that use the whole window and scroll inside: without a footer. */
function isFullHeightPage({ pathname, search }: PageAddress): boolean {
  const route = findRoute(pathname)
  if (route === routes.merchant) return readSearch(routes.merchant, search).view === 'messages'
  return route === routes.chat || route === routes.customerChat
}
