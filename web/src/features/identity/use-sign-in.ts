import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { ApiFailure } from '../../api/api-failure.ts'
import { failureWords } from '../../api/failure-words.ts'
import { signIn } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'

/** One try at a time; `busy` is the e-mail address that is being tried. */
export function useSignIn() {
  const [busy, setBusy] = useState<string>()

  const attempt = async (email: string, password: string) => {
    if (busy || !email || !password) return
    setBusy(email)
    try {
      await signIn(email, password)
      toast({ title: texts.login.success, tone: 'good' })
    } catch (failure) {
      const description = failure instanceof ApiFailure ? failureWords(failure) : texts.login.unexpected
      toast({ title: texts.login.failedTitle, description, tone: 'danger' })
    } finally {
      setBusy(undefined)
    }
  }
  return { attempt, busy }
}
