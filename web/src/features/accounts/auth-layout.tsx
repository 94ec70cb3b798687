import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TownIllustration } from '../../ui/illustrations/town-illustration.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Page } from '../../ui/layout/page.tsx'

type Props = {
  title: string
  subtitle?: ReactNode
  children: ReactNode
  /** Beside the card on wide screens, below it on a phone. */
  aside?: ReactNode
  /** Home by default. */
  backLink?: { to: string; label: string }
}

/** The layout of all sign-in pages: a card, with a drawing of the town below. */
export function AuthLayout({ title, subtitle, children, aside, backLink }: Props) {
  const { to, label } = backLink ?? { to: href(routes.home), label: m.login.backToHome }
  return (
    <Page title={title} hideTitle="own">
      <div className={clsx('mx-auto grid gap-6', aside === undefined ? 'max-w-md' : 'max-w-5xl')}>
        <a
          href={to}
          className="inline-flex min-h-10 items-center gap-2 justify-self-start font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {label}
        </a>
        <div className="flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-center lg:gap-14">
          <Card className="mx-auto w-full max-w-md p-6 sm:p-8 lg:mx-0">
            <h1 className="text-3xl">{title}</h1>
            {subtitle && <p className="mt-1 text-ink-2">{subtitle}</p>}
            <div className="mt-6">{children}</div>
          </Card>
          {aside && (
            <div className="mx-auto w-full max-w-md empty:hidden sm:max-w-xl lg:mx-0 lg:max-w-xs xl:max-w-lg">
              {aside}
            </div>
          )}
        </div>
      </div>
      <TownIllustration className="mt-10 -mb-8" />
    </Page>
  )
}
