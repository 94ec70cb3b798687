import { m } from '@mainstreet/contract/messages/messages.ts'
import { useLocation } from '../../browser/router/use-router.ts'
import { useDeferredModule } from '../../ui/hooks/use-deferred-module.ts'
import { isFullHeightPage } from './is-full-height-page.ts'
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
