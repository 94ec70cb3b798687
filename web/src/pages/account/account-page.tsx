import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { Suspense } from 'react'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { AccountSettings } from '../../features/accounts/account-settings.tsx'
import { EmailBounceCallout } from '../../features/accounts/email-bounce-callout.tsx'
import { SettingSection } from '../../features/accounts/setting-section.tsx'
import { NotificationSettings } from '../../features/notifications/notification-settings.tsx'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useSession } from '../../session/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { MyOrders } from './my-orders.tsx'
import { OrderSkeletons } from './order-skeletons.tsx'

export function AccountPage() {
  const { user } = useSession()
  const settings = useRouteSearch(routes.account).view === 'settings'
  return (
    <Page title={routes.account.title} actions={<Views settings={settings} />} className="max-w-4xl!">
      {user && <EmailBounceCallout settingsPath={href(routes.account, { search: { view: 'settings' } })} />}
      {user && (
        <ReportingErrorBoundary key={String(settings)} level="section" context="account">
          {settings ? (
            <AccountSettings user={user}>
              <SettingSection {...m.accounts.settings.notifications}>
                <NotificationSettings role={toStoredRole(user.role)} />
              </SettingSection>
            </AccountSettings>
          ) : (
            <Suspense fallback={<OrderSkeletons count={2} />}>
              <MyOrders user={user} />
            </Suspense>
          )}
        </ReportingErrorBoundary>
      )}
    </Page>
  )
}

function Views({ settings }: { settings: boolean }) {
  const views = [
    { label: m.accounts.myOrders.views.orders, to: href(routes.account), here: !settings },
    {
      label: m.accounts.myOrders.views.settings,
      to: href(routes.account, { search: { view: 'settings' } }),
      here: settings,
    },
  ]
  return (
    <nav aria-label={m.layout.myAccount} className="flex max-w-full flex-wrap gap-1 rounded-card bg-sunk p-1">
      {views.map(({ label, to, here }) => (
        <a
          key={label}
          href={to}
          aria-current={here ? 'page' : undefined}
          className="inline-flex min-h-10 items-center rounded-field px-4 font-semibold text-ink-2 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-low"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
