import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { renderAttachments } from './mail-attachments.ts'
import { BouncedMailError, type MailTransport } from './mail-worker.ts'

type MailSettings = { smtpUrl: string | undefined; from: string }

/** Whether this installation can deliver email at all. */
export function canSendMail({ smtpUrl }: MailSettings, demo: boolean): boolean {
  return smtpUrl !== undefined || demo
}

/** By SMTP if a server is set, else into the mailbox that anyone in demo mode can read, else with an error. */
export function createMailTransport(db: Db, { smtpUrl, from }: MailSettings, demo: boolean): MailTransport {
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, from)
  if (demo) return (mail) => storeInMailbox(db, mail)
  return async () => {
    throw new Error('There is no way to send mail: set SMTP_URL')
  }
}

const smtpTimeoutMs = 10_000

function createSmtpTransport(url: string, from: string): MailTransport {
  // loaded with the first email: it needs memory that is not needed before
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
    })
  }
  let transport: ReturnType<typeof open> | undefined
  return async ({ key, to, subject, text, html, attachments, unsubscribeUrl }) => {
    // the address is passed as an object, so that its content cannot become another header or recipient
    transport ??= open()
    await (await transport)
      .sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments && (await renderAttachments(attachments)),
        ...(unsubscribeUrl && {
          list: { unsubscribe: unsubscribeUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        messageId: buildMessageId(key, from),
      })
      .catch(throwWithoutRecipient)
  }
}

function buildMessageId(key: string, from: string): string {
  const [, host = 'localhost'] = /@([^>\s]+)>?\s*$/.exec(from) ?? []
  return `<${key}@${host}>`
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

/** The response of a mail server may contain the address: only its codes are logged. */
function throwWithoutRecipient(error: unknown): never {
  const { code, command, responseCode } = error as SmtpError
  const codes = [code, responseCode].filter(Boolean).join(' ')
  // 5xx to this command is about the recipient; to others it is about the sender or the server
  if (command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500)
    throw new BouncedMailError(codes)
  throw new Error(`The mail server did not take a mail (${codes})`)
}

const maxMailboxMails = 500
/** Old ones are deleted this often: to find them, the newest are read. */
const mailsPerDeletion = 50

/** Without the images, which are drawn when an email is read: most emails of a demo never are. */
async function storeInMailbox(
  db: Db,
  { to, subject, text, html, attachments }: Parameters<MailTransport>[0],
): Promise<void> {
  const qrCodes = attachments ? JSON.stringify(attachments.qrCodes) : null
  const mail = await db.one<{ id: number }>(sql`
    insert into demo_mailbox (recipient, subject, text, html, qr_codes, created_at)
    values (${to}, ${subject}, ${text}, ${html}, ${qrCodes}, ${new Date()}) returning id`)
  if (!mail || mail.id % mailsPerDeletion !== 0) return
  await db.one(sql`
    delete from demo_mailbox where id <= (select id from demo_mailbox order by id desc offset ${maxMailboxMails} limit 1)`)
}
