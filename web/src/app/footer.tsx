import { useLocation } from '@tanstack/react-router'
import { isFilled } from './is-filled.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer() {
  const { pathname } = useLocation()
  if (isFilled(pathname)) return null
  return (
    <footer className="mt-12 border-t border-line max-lg:pb-20">
      <div className="shell-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 text-sm text-ink-2">
        <p className="flex items-center gap-3">
          <Logo small />
          The shops of one town, on one street.
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
