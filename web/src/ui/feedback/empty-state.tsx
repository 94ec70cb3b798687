import type { ReactNode } from 'react'
import { DeferredIllustration } from '../illustrations/deferred-illustration.tsx'
import type { IllustrationName } from '../illustrations/illustration.tsx'

type Props = {
  title: string
  text?: ReactNode
  action?: ReactNode
  illustration?: IllustrationName
  level?: 1 | 2 | 3
}

export function EmptyState({ title, text, action, illustration = 'town', level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-4 py-12 text-center">
      <DeferredIllustration name={illustration} />
      <Heading className={level === 1 ? 'text-3xl' : 'text-xl'}>{title}</Heading>
      {text && <div className="text-ink-2">{text}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
