import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { ApiFailure } from '../../api/api-failure.ts'
import { failureWords } from '../../api/failure-words.ts'
import { toast } from '../../ui/toast.ts'
import { signIn } from './sign-in.ts'

/** One try at a time; `busy` is the e-mail address that is being tried. */
export function useSignIn() {
  const [busy, setBusy] = useState<string>()
  /** Whose password was right, and whose address is still to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string>()

  const attempt = async (email: string, password: string) => {
    if (busy || !email || !password) return
    setBusy(email)
    setUnconfirmed(undefined)
    try {
      await signIn({ email, password })
      toast({ title: texts.login.success, tone: 'good' })
    } catch (failure) {
      const told = failure instanceof ApiFailure
      if (told && failure.code === 'email_not_confirmed') setUnconfirmed(email)
      const description = told ? failureWords(failure) : texts.login.unexpected
      toast({ title: texts.login.failedTitle, description, tone: 'danger' })
    } finally {
      setBusy(undefined)
    }
  }
  return { attempt, busy, unconfirmed }
}
