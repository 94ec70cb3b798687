import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { DownloadButton } from '../../queries/download-button.tsx'
import { useSession } from '../../session/session.ts'
import { isDemoToken } from '../../session/session-machine.ts'
import { SettingSection } from './setting-section.tsx'
import { BecomeMerchantSetting } from './settings/become-merchant-setting.tsx'
import { ContactSetting } from './settings/contact-setting.tsx'
import { DeleteAccountSetting } from './settings/delete-account-setting.tsx'
import { EmailSetting } from './settings/email-setting.tsx'
import { PasskeysSetting } from './settings/passkeys-setting.tsx'
import { PasswordSetting } from './settings/password-setting.tsx'
import { ProfileSetting } from './settings/profile-setting.tsx'
import { SecondFactorSetting } from './settings/second-factor-setting.tsx'
import { SessionsSetting } from './settings/sessions-setting.tsx'
import { SignInsSetting } from './settings/sign-ins-setting.tsx'

/** Further settings come before those that end a session or the account. */
export function AccountSettings({ user, children }: { user: User; children?: ReactNode }) {
  const { token } = useSession()
  // nobody else has a checkout
  const isCustomer = toStoredRole(user.role) === 'customer'
  if (token && isDemoToken(token))
    return (
      <div className="grid gap-5">
        <DemoAccount user={user} />
        {isCustomer && <ContactSetting />}
        {children}
      </div>
    )
  return (
    <div className="grid max-w-4xl gap-5">
      <ProfileSetting key={user.name} user={user} />
      <EmailSetting user={user} />
      {isCustomer && <ContactSetting />}
      <PasswordSetting user={user} />
      <PasskeysSetting />
      <SecondFactorSetting />
      <SessionsSetting />
      <SignInsSetting />
      {children}
      {isCustomer && <BecomeMerchantSetting user={user} />}
      <DataExportSetting />
      <DeleteAccountSetting user={user} />
    </div>
  )
}

function DemoAccount({ user }: { user: User }) {
  return (
    <div className="grid max-w-2xl gap-2 rounded-card bg-marigold-wash px-5 py-4">
      <h2 className="text-xl">{m.accounts.settings.demo.title(user.name)}</h2>
      <p>{m.accounts.settings.demo.text}</p>
    </div>
  )
}

function DataExportSetting() {
  const texts = m.accounts.settings.dataExport
  return (
    <SettingSection title={texts.title} text={texts.text}>
      <p>{texts.content}</p>
      <DownloadButton
        fileName="mainstreet-my-data.json"
        fetchFile={exportData}
        className="justify-self-start"
      >
        {texts.download}
      </DownloadButton>
    </SettingSection>
  )
}

async function exportData(): Promise<Blob> {
  const exported = await request(calls.exportMe)
  return new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' })
}
