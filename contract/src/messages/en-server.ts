import { demoGoogle } from './en/demo/demo-google.ts'
import { mailbox } from './en/demo/mailbox.ts'
import { payPage } from './en/demo/pay-page.ts'
import { textMessages } from './en/demo/text-messages.ts'
import { emails } from './en/emails.ts'
import { errors } from './en/errors.ts'
import { serverTexts } from './en/server-texts.ts'
import { en } from './en.ts'

/** English with the texts that only the server renders; the browser does not load these. */
export const enServer = { ...en, demoGoogle, emails, errors, mailbox, payPage, serverTexts, textMessages }
