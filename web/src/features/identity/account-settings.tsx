import type { User } from '@mainstreet/contract/identity/user.ts'
import { useSession } from '../../api/session.ts'
import { isDemoToken } from '../../api/session-machine.ts'
import { AddressSetting } from './address-setting.tsx'
import { DataSetting } from './data-setting.tsx'
import { DeleteSetting } from './delete-setting.tsx'
import { MerchantSetting } from './merchant-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { ProfileSetting } from './profile-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'

export function AccountSettings({ user }: { user: User }) {
  const { token } = useSession()
  if (token && isDemoToken(token)) return <DemoAccount user={user} />
  return (
    <div className="grid max-w-4xl gap-5">
      <ProfileSetting key={user.name} user={user} />
      <AddressSetting user={user} />
      <PasswordSetting user={user} />
      <SessionsSetting />
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
        Everybody who tries this street shares it, so its name, address and password stay as they are. With an
        account of your own you find them here, with your devices and your data.
      </p>
    </div>
  )
}
