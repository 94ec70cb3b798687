import type { Deps } from '../platform/deps.ts'
import { letterOf } from '../platform/letter.ts'
import type { Carrier } from '../platform/mail.ts'
import { type DueMail, settleMail, takeDueMail } from './notice-store.ts'

/**
 * The port through which a notice leaves by mail; the program gives what sends it. Without one no notice is ever due
 * by mail, and the choices offer no such way.
 */
export type NoticeMail = Carrier

const most = 20
const mostTries = 5
/** A node that dies while it sends leaves its mails to the others after so long. */
const againMs = 2 * 60_000

/** Sends what is due, each from one node at a time; a mail that fails is tried again, and given up in the end. */
export async function mailNotices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  send: NoticeMail,
  warn: (fault: unknown, what: string) => void,
): Promise<void> {
  const due = await takeDueMail(db, now(), new Date(now().getTime() + againMs), most)
  for (const mail of due)
    try {
      await send({ to: mail.email, ...letterFor(mail) })
      await settleMail(db, mail.id, 'sent')
    } catch (fault) {
      warn(fault, `a notice could not be mailed (try ${mail.tries} of ${mostTries})`)
      if (mail.tries >= mostTries) await settleMail(db, mail.id, 'failed')
    }
}

function letterFor({ name, title, body }: DueMail) {
  return letterOf({
    subject: title,
    heading: title,
    lines: [`Hello ${name},`, body],
    after: ['Which mails you get is up to you: see the notices in your account.'],
  })
}
