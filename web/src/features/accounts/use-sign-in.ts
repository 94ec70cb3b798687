import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { ApiFailure } from '../../api/api-error.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInErrorText } from './sign-in-error-message.ts'

/** One try at a time; `busy` is the email address that is being tried. */
export function useSignIn() {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  /** Whose password was right, and whose address is still to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string>()

  const attempt = async (email: string, password: string) => {
    if (busy || !email || !password) return
    setBusy(email)
    setFailure(undefined)
    setUnconfirmed(undefined)
    try {
      await signIn({ email, password })
      toast({ title: texts.login.success, tone: 'good' })
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiFailure && error.code === 'email_not_confirmed') setUnconfirmed(email)
      toast({ title: texts.login.failedTitle, description: signInErrorText(error), tone: 'danger' })
    } finally {
      setBusy(undefined)
    }
  }
  return { attempt, busy, failure, unconfirmed }
}
