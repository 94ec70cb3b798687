import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Carrier } from './mail-worker.ts'

type MailSettings = { smtpUrl: string | undefined; from: string }

/** Whether a mail gets anywhere at all. */
export function canMail({ smtpUrl }: MailSettings, demo: boolean): boolean {
  return smtpUrl !== undefined || demo
}

/** By SMTP where a server is set, else into the mailbox that anyone in demo mode may read, else nowhere. */
export function openCarrier(db: Db, { smtpUrl, from }: MailSettings, demo: boolean): Carrier {
  if (smtpUrl !== undefined) return bySmtp(smtpUrl, from)
  if (demo) return (mail) => keepInMailbox(db, mail)
  return async () => {
    throw new Error('There is no way to send mail: set SMTP_URL')
  }
}

const waitMs = 10_000

function bySmtp(url: string, from: string): Carrier {
  // loaded with the first mail: its memory is needed by none before
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: waitMs,
    })
  }
  let transport: ReturnType<typeof open> | undefined
  return async ({ to, subject, text, html }) => {
    // the address is given as an object: what stands in it cannot become another header or recipient
    transport ??= open()
    await (await transport)
      .sendMail({ from, to: { name: '', address: to }, subject, text, html })
      .catch(nameless)
  }
}

/** What a mail server says may name the person: only its codes reach the log. */
function nameless(fault: unknown): never {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown }
  throw new Error(`The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')})`)
}

const keptMails = 500

async function keepInMailbox(db: Db, { to, subject, text, html }: Parameters<Carrier>[0]): Promise<void> {
  await db.one(sql`
    insert into mailbox (recipient, subject, text, html, created_at) values (${to}, ${subject}, ${text}, ${html}, now())`)
  await db.one(sql`
    delete from mailbox where id <= (select id from mailbox order by id desc offset ${keptMails} limit 1)`)
}
