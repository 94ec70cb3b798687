import { texts } from '@mainstreet/contract/texts.ts'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../api/paths.ts'
import { takeReturn } from '../../api/remembered-routes.ts'
import { useSession } from '../../api/session.ts'
import { DemoSigns } from '../../features/identity/demo-signs.tsx'
import { landingAfter } from '../../features/identity/landing.ts'
import { SignInForm } from '../../features/identity/sign-in-form.tsx'
import { useSignIn } from '../../features/identity/use-sign-in.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { StreetDrawing } from '../../ui/street-drawing.tsx'

export function LoginPage() {
  const { attempt, busy } = useSignIn()
  useEnter()
  return (
    <Page title={texts.login.welcomeBack} hideTitle="own">
      <div className="mx-auto grid max-w-5xl gap-6">
        <a
          href={paths.home()}
          className="inline-flex min-h-10 items-center gap-2 justify-self-start font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {texts.login.backToHome}
        </a>
        <div className="flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-center lg:gap-14">
          <Card className="mx-auto w-full max-w-md p-6 sm:p-8 lg:mx-0">
            <h1 className="text-3xl">{texts.login.welcomeBack}</h1>
            <p className="mt-1 mb-6 text-ink-2">{texts.login.subtitle}</p>
            <SignInForm busy={busy} onSubmit={attempt} />
          </Card>
          <div className="mx-auto w-full max-w-md empty:hidden sm:max-w-xl lg:mx-0 lg:max-w-xs xl:max-w-lg">
            <DemoSigns busy={busy} onChoose={({ email, password }) => void attempt(email, password)} />
          </div>
        </div>
      </div>
      <StreetDrawing className="mt-10 -mb-8" />
    </Page>
  )
}

/** Whoever is signed in, by this form or before, goes on to where they wanted to be; back does not lead here again. */
function useEnter() {
  const { user } = useSession()
  const router = useRouter()
  const left = useRef(false)
  useEffect(() => {
    if (!user || left.current) return
    left.current = true
    router.history.replace(landingAfter(user.role, takeReturn()))
  }, [user, router])
}
