import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useDeferredModule } from '../../ui/hooks/use-deferred-module.ts'
import { Page } from '../../ui/layout/page.tsx'

const loadDrawing = () => import('../../ui/illustrations/town-illustration.tsx')

export function NotFoundPage() {
  const illustrations = useDeferredModule(loadDrawing)
  return (
    <Page title={m.app.notFound.title} hideTitle="own">
      <EmptyState
        level={1}
        illustration="not-found"
        title={m.app.notFound.title}
        text={m.app.notFound.text}
        action={<ButtonLink to={href(routes.home)}>{m.app.keepShopping}</ButtonLink>}
      />
      <div className="-mx-4 h-40 md:mx-0">{illustrations && <illustrations.TownIllustration />}</div>
    </Page>
  )
}
