import { useLocation } from '@tanstack/react-router'
import { useLate } from '../../ui/hooks/use-deferred-module.ts'
import { isFilled } from './is-full-height-page.ts'
import { Logo } from './logo.tsx'

const load = () => import('./theme-switch.tsx')

export function Footer() {
  const late = useLate(load)
  if (isFilled(useLocation())) return null
  return (
    <footer className="mt-12 border-t border-line max-lg:pb-20">
      <div className="shell-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 text-sm text-ink-2">
        <p className="flex items-center gap-3">
          <Logo small />
          The shops of one town, on one street.
        </p>
        {late ? <late.ThemeSwitch /> : <span className="h-10.5 w-30.5" />}
      </div>
    </footer>
  )
}
