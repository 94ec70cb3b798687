import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useDeferredModule } from '../../ui/hooks/use-deferred-module.ts'
import { Page } from '../../ui/layout/page.tsx'

const loadDrawing = () => import('../../ui/illustrations/town-illustration.tsx')

export function NotFoundPage() {
  const illustrations = useDeferredModule(loadDrawing)
  return (
    <Page title="Page not found" hideTitle="own">
      <EmptyState
        level={1}
        illustration="not-found"
        title="Page not found"
        text="This page doesn't exist or has moved."
        action={<ButtonLink to={href(routes.home)}>Keep shopping</ButtonLink>}
      />
      <div className="-mx-4 h-40 md:mx-0">{illustrations && <illustrations.TownIllustration />}</div>
    </Page>
  )
}
