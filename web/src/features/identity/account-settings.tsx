import type { User } from '@mainstreet/contract/identity/user.ts'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { isDemoToken } from '../../api/session-machine.ts'
import { AddressSetting } from './address-setting.tsx'
import { DataSetting } from './data-setting.tsx'
import { DeleteSetting } from './delete-setting.tsx'
import { MerchantSetting } from './merchant-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { ProfileSetting } from './profile-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'

/** What else there is to set stands before what ends something. */
export function AccountSettings({ user, children }: { user: User; children?: ReactNode }) {
  const { token } = useSession()
  if (token && isDemoToken(token))
    return (
      <div className="grid gap-5">
        <DemoAccount user={user} />
        {children}
      </div>
    )
  return (
    <div className="grid max-w-4xl gap-5">
      <ProfileSetting key={user.name} user={user} />
      <AddressSetting user={user} />
      <PasswordSetting user={user} />
      <SessionsSetting />
      {children}
      {user.role !== 'merchant' && user.role !== 'admin' && <MerchantSetting user={user} />}
      <DataSetting />
      <DeleteSetting user={user} />
    </div>
  )
}

function DemoAccount({ user }: { user: User }) {
  return (
    <div className="grid max-w-2xl gap-2 rounded-card bg-marigold-wash px-5 py-4">
      <h2 className="text-xl">{user.name} is a demo account</h2>
      <p>
        This demo account is shared, so profile settings are locked. Create your own account to edit them.
      </p>
    </div>
  )
}
