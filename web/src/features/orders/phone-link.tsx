import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** The link that the server has made of the number; null shows the text alone. */
  href: string | null
  className?: string
  children: ReactNode
}

/** A phone number as it was typed. */
export function PhoneLink({ href, className, children }: Props) {
  if (href === null) return <span className={className}>{children}</span>
  return (
    <a href={href} className={clsx('underline-offset-4 hover:underline', className)}>
      {children}
    </a>
  )
}
