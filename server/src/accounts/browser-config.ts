import type { AnswerOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { password } from '@mainstreet/contract/limits.ts'
import type { IdentitySettings } from '../../../protocols/auth/auth-settings.ts'

export type BrowserConfig = {
  demo: boolean
  publicUrl: string
  demoHost: string | undefined
  mailbox: string | undefined
}

type Given = { settings: IdentitySettings; browser: BrowserConfig }

/** Told at run time, so that one build serves every mode. */
export function browserConfig({ settings, browser }: Given): AnswerOf<typeof calls.authConfig> {
  const { hosted } = settings
  return {
    auth_url: hosted ? `${hosted.url}/auth/v1` : settings.path,
    anon_key: hosted?.anonKey ?? settings.anonKey,
    hosted: hosted !== undefined,
    google: hosted !== undefined || settings.google !== undefined || settings.playGoogle,
    demo: browser.demo,
    sign_up: settings.signUpOpen,
    autoconfirm: settings.autoconfirm,
    password_min_chars: settings.passwordMinChars,
    password_max_chars: password.maxChars,
    public_url: browser.publicUrl,
    demo_host: browser.demoHost ?? null,
    mailbox: browser.mailbox ?? null,
  }
}
