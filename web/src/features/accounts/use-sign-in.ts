import { m } from '@mainstreet/contract/messages/messages.ts'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { getSession } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInErrorMessage } from './sign-in-error-message.ts'

/** Runs one attempt at a time; `busy` is its email address. */
export function useSignIn() {
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  /** An address whose password was right, but which is not confirmed yet. */
  const [unconfirmed, setUnconfirmed] = useState<string>()

  const submit = async (email: string, password: string) => {
    if (busy || !email || !password) return
    setBusy(email)
    setFailure(undefined)
    setUnconfirmed(undefined)
    try {
      await signIn({ email, password })
      if (getSession().status === 'signed_in') toast({ title: m.login.success, tone: 'good' })
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'email_not_confirmed') setUnconfirmed(email)
      toast({ title: m.login.failedTitle, description: signInErrorMessage(error), tone: 'danger' })
    } finally {
      setBusy(undefined)
    }
  }
  return { submit, busy, failure, unconfirmed }
}
