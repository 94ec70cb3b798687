import { passwordLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { CallResponse } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { AuthSettings } from '@mainstreet/identity/auth-settings.ts'
import { findRelyingParty } from '@mainstreet/identity/webauthn/relying-party.ts'

export type BrowserConfig = {
  demo: boolean
  publicUrl: string
  demoHost: string | undefined
  mailboxUrl: string | undefined
  requiresAdminFactor: boolean
}

type BrowserConfigInput = { settings: AuthSettings; browser: BrowserConfig }

/** Sent at run time, so that one browser build serves every mode. */
export function getBrowserConfig({
  settings,
  browser,
}: BrowserConfigInput): CallResponse<typeof calls.getAuthConfig> {
  const { hostedProject } = settings
  return {
    auth_url: hostedProject ? `${hostedProject.url}/auth/v1` : settings.path,
    anon_key: hostedProject?.anonKey ?? settings.anonKey,
    hosted: hostedProject !== undefined,
    google: offersGoogle(settings),
    passkeys: offersPasskeys(settings),
    demo: browser.demo,
    admin_second_factor: browser.requiresAdminFactor,
    sign_up_open: settings.isSignUpOpen,
    autoconfirm: settings.autoconfirm,
    password_min_chars: settings.passwordMinChars,
    password_max_chars: passwordLimits.maxChars,
    public_url: browser.publicUrl,
    demo_host: browser.demoHost ?? null,
    dev_mailbox_url: browser.mailboxUrl ?? null,
  }
}

export function offersGoogle({ hostedProject, google, usesDemoGoogle }: AuthSettings): boolean {
  return hostedProject !== undefined || google !== undefined || usesDemoGoogle
}

/** A hosted project does not say whether it has them on. */
export function offersPasskeys(settings: AuthSettings): boolean {
  return settings.hostedProject === undefined && findRelyingParty(settings) !== undefined
}
