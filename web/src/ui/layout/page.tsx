import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'

type Props = {
  title: string
  children: ReactNode
  /** `own`: the page renders its own h1; true: the h1 is for screen readers only. */
  hideTitle?: boolean | 'own'
  actions?: ReactNode
  className?: string
}

export function Page({ title, children, hideTitle = false, actions, className }: Props) {
  useEffect(() => {
    document.title = title === m.app.name ? title : m.app.pageTitle(title)
  }, [title])
  return (
    <div className={clsx('shell-width py-6 md:py-8', className)}>
      {hideTitle === true && <h1 className="sr-only">{title}</h1>}
      {!hideTitle && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}
