import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { useLate } from '../../ui/use-late.ts'

const load = () => import('../../ui/street-drawing.tsx')

export function NotFoundPage() {
  const late = useLate(load)
  return (
    <Page title="Page not found" hideTitle="own">
      <EmptyState
        level={1}
        scene="lost"
        title="Page not found"
        text="This page doesn't exist or has moved."
        action={<ButtonLink to={paths.home()}>Keep shopping</ButtonLink>}
      />
      <div className="-mx-4 h-40 md:mx-0">{late && <late.StreetDrawing />}</div>
    </Page>
  )
}
