import { routes } from '@mainstreet/contract/routes.ts'
import { Suspense } from 'react'
import { Page } from '../../ui/layout/page.tsx'
import { KitColors } from './kit-colors.tsx'
import { KitButtons, KitFields } from './kit-controls.tsx'
import { KitFeedback, KitStates } from './kit-feedback.tsx'
import { KitCards, KitMarketplace } from './kit-marketplace.tsx'
import { KitMotion, KitSpace, KitType } from './kit-measures.tsx'

/** The component kit in all its states, for developers, in demo mode. */
export function KitPage() {
  return (
    <Page title={routes.kit.title} hideTitle="own">
      <header className="grid max-w-prose gap-3 pb-10">
        <h1 className="text-3xl md:text-4xl">Component kit</h1>
        <p className="text-ink-2 md:text-lg">
          The colors, type, and components that every screen is built from. Change the theme at the bottom of
          the page to see them in light and dark.
        </p>
      </header>
      <KitMarketplace />
      <KitColors />
      <KitType />
      <KitSpace />
      <KitMotion />
      <KitButtons />
      <KitFields />
      <KitFeedback />
      <Suspense>
        <KitCards />
      </Suspense>
      <KitStates />
    </Page>
  )
}
