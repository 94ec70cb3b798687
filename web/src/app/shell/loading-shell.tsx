import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { PageSpinner } from '../router/page-spinner.tsx'
import { headerRowStyle, headerStyle } from './header.tsx'
import { Logo } from './logo.tsx'

/**
 * Shown until the scripts have loaded, on pages that the browser renders itself: on a phone that takes seconds. The app
 * begins with the same header and spinner, so nothing moves.
 */
export function LoadingShell({ route }: { route: Route | undefined }) {
  const role = route?.access === 'merchant' || route?.access === 'admin' ? route.access : 'customer'
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={headerStyle(role)}>
        <div className={headerRowStyle}>
          <a href={href(routes.home)} aria-label={m.app.header.home} className="mr-auto rounded-field">
            <Logo iconOnlyOnPhones={role === 'customer' && !route?.isSignInStep} />
          </a>
        </div>
      </header>
      <main className="flex-1">
        <noscript>
          <div className="shell-width grid max-w-md justify-items-start gap-3 py-12">
            <h1 className="text-2xl">{m.app.noScript.title}</h1>
            <p className="text-ink-2">{m.app.noScript.text}</p>
            <a href={href(routes.home)} className="font-semibold text-pine underline underline-offset-3">
              {m.app.keepShopping}
            </a>
          </div>
        </noscript>
        <div className="noscript:hidden">
          <PageSpinner />
        </div>
      </main>
    </div>
  )
}
