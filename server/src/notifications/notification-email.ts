import { letterOf } from '../platform/mail/email-template.ts'
import type { Mail } from '../platform/mail/mail-worker.ts'
import type { Told } from './store.ts'

/** Where the thing itself is to be seen. */
function pathFor({ role, subject }: Told): string {
  if (role === 'merchant') return '/shop-owner-dashboard'
  if (role === 'admin') return '/admin'
  return subject.type === 'thread' ? '/chat' : '/my-reservations'
}

export function noticeMail(told: Told, siteUrl: string): Mail {
  const letter = letterOf({
    subject: told.title,
    heading: told.title,
    lines: [`Hello ${told.name},`, ...told.body.split('\n')],
    action: { label: 'View', address: new URL(pathFor(told), siteUrl).href },
    after: told.role === 'admin' ? [] : ['Manage your email preferences in your account.'],
  })
  return { to: told.email, ...letter }
}
