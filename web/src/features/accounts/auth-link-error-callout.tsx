import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useState } from 'react'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { useAsyncAction } from '../../queries/use-async-action.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmailAddress } from '../../ui/data/email-address.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { resendConfirmationEmail } from './auth-emails.ts'
import type { AuthLinkError } from './auth-links/auth-link-error.ts'
import { EmailField } from './email-field.tsx'

/** Why an emailed link did not work, and what to do next. */
export function AuthLinkErrorCallout({ error: { title, text, next } }: { error: AuthLinkError }) {
  return (
    <MessagePage
      title={title}
      illustration={next === 'sign_in' ? 'key' : 'not-found'}
      text={<p>{text}</p>}
      actions={<NextActions next={next} />}
    >
      {next === 'mail_again' && <ResendConfirmation />}
    </MessagePage>
  )
}

function NextActions({ next }: { next: AuthLinkError['next'] }) {
  const signIn = next === 'sign_in' || next === 'mail_again'
  return (
    <>
      {signIn && (
        <ButtonLink to={href(routes.login)} variant={next === 'sign_in' ? 'primary' : 'quiet'}>
          {m.layout.signIn}
        </ButtonLink>
      )}
      {next === 'register' && <ButtonLink to={href(routes.register)}>{m.login.signUp}</ButtonLink>}
      {next === 'recover' && (
        <ButtonLink to={href(routes.forgotPassword)}>{m.accounts.authLink.requestNew}</ButtonLink>
      )}
      <ButtonLink to={href(routes.home)} variant={next === 'home' ? 'primary' : 'quiet'}>
        {m.app.keepShopping}
      </ButtonLink>
    </>
  )
}

function ResendConfirmation() {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['email'])
  const address = email.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (address && (await run(() => resendConfirmationEmail(address)))) setSent(address)
  }

  if (sent)
    return (
      <p role="status" className="rounded-field bg-pine-wash px-4 py-3">
        {m.accounts.authLink.resent(<EmailAddress key="email" email={sent} />)}
      </p>
    )
  return (
    <form
      ref={errors.formRef}
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 text-left"
    >
      <EmailField value={email} onChange={setEmail} error={errors.errorAt('email')} />
      <ErrorMessage error={errors.formError} />
      <Button type="submit" busy={busy} disabled={!address}>
        {m.accounts.authLink.emailMeNew}
      </Button>
    </form>
  )
}
