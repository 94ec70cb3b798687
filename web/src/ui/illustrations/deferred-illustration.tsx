import { useDeferredModule } from '../hooks/use-deferred-module.ts'
import type { IllustrationName } from './illustration.tsx'

const loadIllustration = () => import('./illustration.tsx')

/** An illustration that loads after the text below it; its space is reserved. */
export function DeferredIllustration({ name }: { name: IllustrationName }) {
  const illustrationModule = useDeferredModule(loadIllustration)
  return illustrationModule ? (
    <illustrationModule.Illustration name={name} />
  ) : (
    <span aria-hidden="true" className="h-32 w-60 max-w-full" />
  )
}
