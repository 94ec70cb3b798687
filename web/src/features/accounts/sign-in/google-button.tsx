import { m } from '@mainstreet/contract/messages/messages.ts'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { isSignInOffered, useAuthConfig } from '../use-auth-config.ts'
import { redirectToGoogle } from './google-sign-in.ts'

type Props = {
  mode: 'signin' | 'signup'
  /** Called before the page redirects to Google. */
  onRedirect?: () => void
  disabled?: boolean
}

/** Includes the divider; nothing without Google configured. */
export function GoogleButton({ mode, onRedirect, disabled = false }: Props) {
  const [busy, setBusy] = useState(false)
  const config = useAuthConfig()
  if (!(config ? config.google : isSignInOffered('google'))) return null

  async function leave() {
    setBusy(true)
    onRedirect?.()
    try {
      await redirectToGoogle(mode)
    } catch (failure) {
      const description = failure instanceof ApiError ? getApiErrorMessage(failure) : m.login.unexpected
      toast({ title: m.login.thirdPartyFailedTitle, description, tone: 'danger' })
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.login.orContinueWith}
      </p>
      <Button
        variant="quiet"
        size="lg"
        busy={busy}
        disabled={disabled}
        onClick={() => void leave()}
        className="w-full"
      >
        {!busy && <GoogleLogo />}
        {mode === 'signup' ? m.login.signUpWithGoogle : m.login.signInWithGoogle}
      </Button>
    </div>
  )
}

function GoogleLogo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-5 shrink-0">
      <path
        fill="#4285f4"
        d="M45.12 24.5c0-1.56-.14-3.06-.4-4.5H24v8.51h11.84c-.51 2.75-2.06 5.08-4.39 6.64v5.52h7.11c4.16-3.83 6.56-9.47 6.56-16.17z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.94 0 10.92-1.97 14.56-5.33l-7.11-5.52c-1.97 1.32-4.49 2.1-7.45 2.1-5.73 0-10.58-3.87-12.31-9.07H4.34v5.7C7.96 41.07 15.4 46 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.69 28.18C11.25 26.86 11 25.45 11 24s.25-2.86.69-4.18v-5.7H4.34C2.85 17.09 2 20.45 2 24c0 3.55.85 6.91 2.34 9.88l7.35-5.7z"
      />
      <path
        fill="#ea4335"
        d="M24 10.75c3.23 0 6.13 1.11 8.41 3.29l6.31-6.31C34.91 4.18 29.93 2 24 2 15.4 2 7.96 6.93 4.34 14.12l7.35 5.7c1.73-5.2 6.58-9.07 12.31-9.07z"
      />
    </svg>
  )
}
