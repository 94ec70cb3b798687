import { letterOf } from '../platform/letter.ts'
import type { Mail } from '../platform/mail.ts'
import type { Told } from './notice-store.ts'

/** Where the thing itself is to be seen. */
function pathFor({ role, subject }: Told): string {
  if (role === 'merchant') return '/shop-owner-dashboard'
  return subject.type === 'thread' ? '/chat' : '/my-reservations'
}

export function noticeMail(told: Told, siteUrl: string): Mail {
  const letter = letterOf({
    subject: told.title,
    heading: told.title,
    lines: [`Hello ${told.name},`, ...told.body.split('\n')],
    action: { label: 'Have a look', address: new URL(pathFor(told), siteUrl).href },
    after: ['Of what you hear by mail is up to you: choose it in your account.'],
  })
  return { to: told.email, ...letter }
}
