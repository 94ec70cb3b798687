// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { createMemoryHistory } from '../browser/router/history.ts'
import { createRouter } from '../browser/router/router.ts'
import { RouterProvider } from '../browser/router/router-provider.tsx'
import { AuthLinkErrorCallout } from '../features/accounts/auth-link-error-callout.tsx'
import { ConfirmIdentityDialog } from '../features/accounts/confirm-identity/confirm-identity-dialog.tsx'
import { EmailCodeSignIn } from '../features/accounts/one-time-code/email-code-sign-in.tsx'
import { OneTimeCodeForm } from '../features/accounts/one-time-code/one-time-code-form.tsx'
import { ReauthenticationForm } from '../features/accounts/one-time-code/reauthentication-form.tsx'
import { storeRecovery } from '../features/accounts/password-recovery.ts'
import { RegisterForm } from '../features/accounts/register-form.tsx'
import { RecoveryCodeForm } from '../features/accounts/second-factor/recovery-code-form.tsx'
import { SetUpApp } from '../features/accounts/second-factor/set-up-app.tsx'
import { SetUpKey } from '../features/accounts/second-factor/set-up-key.tsx'
import { SignInAgain } from '../features/accounts/second-factor/sign-in-again.tsx'
import { BecomeMerchantSetting } from '../features/accounts/settings/become-merchant-setting.tsx'
import { ContactSetting } from '../features/accounts/settings/contact-setting.tsx'
import { DeleteAccountSetting } from '../features/accounts/settings/delete-account-setting.tsx'
import { EmailSetting } from '../features/accounts/settings/email-setting.tsx'
import { RenamePasskeyDialog } from '../features/accounts/settings/passkeys-setting.tsx'
import { PasswordSetting } from '../features/accounts/settings/password-setting.tsx'
import { ProfileSetting } from '../features/accounts/settings/profile-setting.tsx'
import { AddressDialog } from '../features/accounts/settings/saved-addresses.tsx'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { ContactDialog } from '../features/cart/contact-dialog.tsx'
import { Composer } from '../features/chat/composer/composer.tsx'
import { HandOverDialog } from '../features/orders/board/hand-over-dialog.tsx'
import { OrderThread } from '../features/orders/order-thread.tsx'
import { ReasonDialog } from '../features/orders/reason-dialog.tsx'
import { RefundForm } from '../features/payments/refunds/refund-form.tsx'
import { CardPaymentSwitch } from '../pages/admin/payments/card-payment-switch.tsx'
import { SuspendShop } from '../pages/admin/shops/suspend-shop.tsx'
import { CreateUser } from '../pages/admin/users/create-user.tsx'
import { DeleteUser } from '../pages/admin/users/delete-user.tsx'
import { EditUser } from '../pages/admin/users/edit-user.tsx'
import { CheckoutPage } from '../pages/checkout/checkout-page.tsx'
import { ForgotPasswordPage } from '../pages/forgot-password/forgot-password-page.tsx'
import { HoursEditor } from '../pages/merchant/hours/hours-editor.tsx'
import { PauseUntil } from '../pages/merchant/hours/pause-until.tsx'
import { SettingField } from '../pages/merchant/hours/setting-field.tsx'
import { DescribeShop } from '../pages/merchant/onboarding/describe-shop.tsx'
import { RecordPayout } from '../pages/merchant/payouts/record-payout.tsx'
import { ProductEditor } from '../pages/merchant/products/editor/product-editor.tsx'
import { ProfileEditor } from '../pages/merchant/shop/profile-editor.tsx'
import { ResetPasswordPage } from '../pages/reset-password/reset-password-page.tsx'
import { restoreSession, setSession } from '../session/session.ts'
import { createTestPage, type TestPage } from '../ui/test/test-page.ts'

const sentence = 'Not like this'
const rejection = (path: string) =>
  new ApiError({
    status: 422,
    code: 'rule_violation',
    message: 'Rejected',
    details: [{ path, message: sentence }],
  })

const rejectEmail = async () => {
  throw rejection('email')
}
vi.mock('../features/accounts/auth-emails.ts', () => ({
  resendConfirmationEmail: () => rejectEmail(),
  sendSignInCode: () => rejectEmail(),
  sendRecoveryEmail: () => rejectEmail(),
  sendEmailChangeEmails: () => rejectEmail(),
  sendReauthenticationCode: async () => undefined,
}))
vi.mock('../features/accounts/password-recovery.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../features/accounts/password-recovery.ts')>()),
  setRecoveredPassword: async () => {
    throw rejection('password')
  },
}))
vi.mock('../features/accounts/use-auth-link.ts', () => ({ useAuthLink: () => ({ kind: 'none' }) }))
vi.mock('../session/auth-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../session/auth-client.ts')>()),
  hasPassword: () => true,
  getAuthClient: async () => ({
    signInWithPassword: async () => ({ error: { code: 'weak_password', status: 422, message: sentence } }),
  }),
}))
vi.mock('../features/accounts/second-factor/factors.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../features/accounts/second-factor/factors.ts')>()),
  enrollApp: async () => {
    throw rejection('name')
  },
  addKey: async () => {
    throw rejection('name')
  },
}))

vi.mock('../features/accounts/passkeys/passkeys.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../features/accounts/passkeys/passkeys.ts')>()),
  renamePasskey: async () => {
    throw rejection('name')
  },
}))

const email = 'kim@example.com'
const id = '00000000-0000-7000-8000-000000000001'
const user = { id, email, role: 'customer', name: 'Kim', shop_id: null } as never
const day = [{ opens: '00:00', closes: '23:59' }]
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
const shop = {
  id,
  name: 'The Corner',
  category: 'Gifts',
  location: '1 Main Street',
  coordinates: { lat: 37, lng: -119 },
  phone: '',
  hours: { time_zone: 'America/Los_Angeles', week, exceptions: [] },
  business_email: '',
  website: null,
  social_links: {},
  shop_photo: null,
  about_shop: 'Jam',
  color: '#1d5a45',
  status: 'approved',
  paused_until: null,
  preparation_minutes: 15,
  accepts_in_store_payment: true,
  offers_delivery: true,
  delivery_fee: 0,
  version: 1,
} as never
const product = {
  id,
  shop_id: id,
  name: 'Jam',
  price: 5,
  stock: 4,
  category: 'Gifts',
  description: '',
  images: [],
  version: 1,
} as never
const order = {
  id,
  customer_name: 'Kim',
  shop_name: 'The Corner',
  items: [],
  payment_status: 'paid',
} as never
const line = { id, product_id: id, shop_id: id, quantity: 1, name: 'Jam', image: null, price: 5 }
const item = { ...line, last_seen_price: 5, stock: 4, shop_name: 'The Corner', available: true }

const nothing = () => undefined
/** Draws what a form shows for the error that its parent passes in. */
type Case = {
  file: string
  path: string
  draw: (error?: unknown) => ReactNode
  /** How to open it, and what to choose before sending. */
  open?: string
  /** The button of a second question. */
  confirm?: string
  /** The parent gets what is sent, and passes the error. */
  isErrorPassed?: true
  /** Instead of the server, the form says it. */
  says?: string
}

const cases: Case[] = [
  {
    file: 'features/accounts/auth-link-error-callout.tsx',
    path: 'email',
    draw: () => <AuthLinkErrorCallout error={{ title: 'Expired', text: 'Old', next: 'mail_again' }} />,
  },
  {
    file: 'features/accounts/one-time-code/one-time-code-form.tsx',
    path: 'code',
    draw: () => (
      <OneTimeCodeForm
        verifyCode={async () => {
          throw rejection('code')
        }}
      />
    ),
  },
  {
    file: 'features/accounts/confirm-identity/confirm-identity-dialog.tsx',
    path: 'password',
    draw: () => <ConfirmIdentityDialog onConfirm={nothing} onClose={nothing} />,
  },
  {
    file: 'features/accounts/one-time-code/email-code-sign-in.tsx',
    path: 'email',
    draw: () => <EmailCodeSignIn />,
  },
  {
    file: 'features/accounts/one-time-code/reauthentication-form.tsx',
    path: 'code',
    draw: () => (
      <ReauthenticationForm
        failure={new ApiError({ status: 403, code: 'sign_in_again', message: 'Sign in again' })}
        retry={async () => {
          throw rejection('code')
        }}
      />
    ),
  },
  {
    file: 'features/accounts/second-factor/recovery-code-form.tsx',
    path: 'code',
    draw: () => (
      <RecoveryCodeForm
        verifyCode={async () => {
          throw rejection('code')
        }}
      />
    ),
  },
  {
    file: 'features/accounts/second-factor/factor-name-form.tsx',
    path: 'name',
    draw: () => <SetUpApp needsName onAdded={nothing} />,
  },
  {
    file: 'features/accounts/second-factor/factor-name-form.tsx',
    path: 'name',
    draw: () => <SetUpKey onAdded={nothing} />,
  },
  {
    file: 'features/accounts/second-factor/sign-in-again.tsx',
    path: 'password',
    draw: () => <SignInAgain onSignedIn={async () => undefined} />,
  },
  ...['name', 'email', 'password'].map((path) => ({
    file: 'features/accounts/register-form.tsx',
    path,
    isErrorPassed: true as const,
    draw: (error: unknown) => <RegisterForm busy={false} failure={error} onSubmit={nothing} />,
  })),
  ...['email', 'password'].map((path) => ({
    file: 'features/accounts/sign-in-form.tsx',
    path,
    isErrorPassed: true as const,
    draw: (error: unknown) => (
      <SignInForm busy={undefined} failure={error} onSubmit={nothing} onUseCode={nothing} />
    ),
  })),
  {
    file: 'features/accounts/settings/become-merchant-setting.tsx',
    path: 'shop_name',
    open: 'button',
    draw: () => <BecomeMerchantSetting user={user} />,
  },
  {
    file: 'features/accounts/settings/contact-setting.tsx',
    path: 'phone',
    draw: () => <ContactSetting />,
  },
  {
    file: 'features/accounts/settings/saved-addresses.tsx',
    path: 'address',
    draw: () => <AddressDialog saved={undefined} onClose={nothing} />,
  },
  {
    file: 'features/accounts/settings/delete-account-setting.tsx',
    path: 'password',
    open: 'button',
    draw: () => <DeleteAccountSetting user={user} />,
  },
  {
    file: 'features/accounts/settings/email-setting.tsx',
    path: 'email',
    draw: () => <EmailSetting user={user} />,
  },
  {
    file: 'features/accounts/settings/passkeys-setting.tsx',
    path: 'name',
    draw: () => (
      <RenamePasskeyDialog
        passkey={{ id, name: 'Phone', createdAt: '2026-01-01T12:00:00Z', lastUsedAt: undefined }}
        onChanged={nothing}
        onClose={nothing}
      />
    ),
  },
  ...['currentPassword', 'newPassword', 'password'].map((path) => ({
    file: 'features/accounts/settings/password-setting.tsx',
    path,
    draw: () => <PasswordSetting user={user} />,
  })),
  {
    file: 'features/accounts/settings/profile-setting.tsx',
    path: 'name',
    draw: () => <ProfileSetting user={user} />,
  },
  ...['customer_name', 'customer_phone'].map((path) => ({
    file: 'features/cart/contact-dialog.tsx',
    path,
    isErrorPassed: true as const,
    draw: (error: unknown) => <ContactDialog busy={false} error={error} onSend={nothing} onClose={nothing} />,
  })),
  {
    file: 'features/chat/composer/composer.tsx',
    path: 'message',
    says: 'Up to 2,000 characters',
    draw: () => (
      <Composer
        thread={{ shop_id: id, customer_id: id }}
        otherName="Ben"
        conversation={undefined}
        isEditing={false}
        onSent={nothing}
      />
    ),
  },
  {
    file: 'features/orders/board/hand-over-dialog.tsx',
    path: 'pickup_code',
    isErrorPassed: true,
    draw: (error) => (
      <HandOverDialog order={order} busy={false} error={error} onHandOver={nothing} onClose={nothing} />
    ),
  },
  {
    file: 'features/orders/order-thread.tsx',
    path: 'message',
    draw: () => <OrderThread order={order} side="customer" timeZone="UTC" now={new Date()} />,
  },
  {
    file: 'features/orders/reason-dialog.tsx',
    path: 'reason',
    isErrorPassed: true,
    draw: (error) => (
      <ReasonDialog
        title="Decline"
        description="Why?"
        confirmLabel="Decline"
        error={error}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
  },
  {
    file: 'features/payments/refunds/refund-form.tsx',
    path: 'reason',
    confirm: 'dialog div button:last-child',
    draw: () => <RefundForm order={order} leftCents={500} items={[]} onFailed={nothing} onDone={nothing} />,
  },
  {
    file: 'pages/admin/payments/card-payment-switch.tsx',
    path: 'reason',
    open: 'button',
    draw: () => <CardPaymentSwitch />,
  },
  {
    file: 'pages/admin/shops/suspend-shop.tsx',
    path: 'reason',
    draw: () => <SuspendShop shop={shop} onClose={nothing} />,
  },
  ...['email', 'name', 'role', 'password'].map((path) => ({
    file: 'pages/admin/users/create-user.tsx',
    path,
    draw: () => <CreateUser onDone={nothing} />,
  })),
  {
    file: 'pages/admin/users/delete-user.tsx',
    path: 'shop',
    open: 'input[value=close]',
    draw: () => (
      <DeleteUser
        user={{ id, name: 'Kim', email, shop_id: id, shop_name: 'The Corner' } as never}
        onClose={nothing}
      />
    ),
  },
  {
    file: 'pages/admin/users/edit-user.tsx',
    path: 'email',
    draw: () => <EditUser user={user} onDone={nothing} onDelete={nothing} />,
  },
  ...['customer_name', 'customer_email', 'customer_phone'].map((path) => ({
    file: 'pages/checkout/contact-section.tsx',
    path,
    open: 'button[aria-label="Change contact information"]',
    draw: () => <CheckoutPage />,
  })),
  {
    file: 'pages/checkout/shop-options.tsx',
    path: 'notes.0.note',
    open: 'button[aria-label^="Add a note"]',
    draw: () => <CheckoutPage />,
  },
  {
    file: 'pages/checkout/customer-checkout.tsx',
    path: 'delivery_address',
    open: 'input[value=delivery]',
    draw: () => <CheckoutPage />,
  },
  {
    file: 'pages/forgot-password/forgot-password-page.tsx',
    path: 'email',
    draw: () => <ForgotPasswordPage />,
  },
  {
    file: 'pages/reset-password/reset-password-page.tsx',
    path: 'password',
    draw: () => <ResetPasswordPage />,
  },
  {
    file: 'pages/merchant/hours/hours-editor.tsx',
    path: 'hours.time_zone',
    draw: () => <HoursEditor shop={shop} now={new Date()} />,
  },
  {
    file: 'pages/merchant/hours/pause-until.tsx',
    path: 'paused_until',
    draw: () => <PauseUntil shop={shop} now={new Date()} />,
  },
  {
    file: 'pages/merchant/hours/setting-field.tsx',
    path: 'preparation_minutes',
    draw: () => (
      <SettingField shop={shop} name="preparation_minutes" label="Minutes" getSavedText={() => 'Saved'} />
    ),
  },
  ...['name', 'location', 'about_shop'].map((path) => ({
    file: 'pages/merchant/onboarding/describe-shop.tsx',
    path,
    draw: () => <DescribeShop shop={shop} />,
  })),
  {
    file: 'pages/merchant/payouts/record-payout.tsx',
    path: 'amount',
    draw: () => <RecordPayout shopId={id} balance={50} onClose={nothing} />,
  },
  {
    file: 'pages/merchant/products/editor/product-editor.tsx',
    path: 'name',
    draw: () => (
      <ProductEditor shopId={id} product={product} draft={undefined} onDraft={nothing} onDone={nothing} />
    ),
  },
  {
    file: 'pages/merchant/shop/profile-editor.tsx',
    path: 'name',
    draw: () => <ProfileEditor shop={shop} onDone={nothing} />,
  },
]

/** What sends the server nothing that it could reject. */
const exceptions: Record<string, string> = {
  'pages/home/price-range.tsx': 'filters what is shown',
  'ui/forms/combobox.tsx': 'searches',
  'ui/navigation/pager.tsx': 'goes to a page of a list',
}

const responses: Record<string, unknown> = {
  '/api/auth/me/contact': { contact: { phone: '', addresses: [] } },
  '/api/csrf-token': { csrfToken: 't' },
  '/api/admin/card-payments': { card_payments: { configured: true, stopped: false, reason: null } },
  '/api/checkout/terms': { online: true, stopped: false, test_mode: false, hold_minutes: 30 },
  [`/api/shops/${id}`]: { shop },
}

let page: TestPage
let client: QueryClient

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  page = createTestPage()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('scrollTo', nothing)
  vi.stubGlobal('fetch', async () => Response.json({ user }))
  await restoreSession()
  setSession(user, 'demo-kim-1')
  storeRecovery(id)
})
afterEach(() => vi.unstubAllGlobals())

function respondWith(path: string) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://x')
    if (method !== 'GET') {
      const details = [{ path, message: sentence }]
      return Response.json(
        { error: 'Rejected', code: 'rule_violation', requestId: 'r', details },
        { status: 422 },
      )
    }
    const listed = { data: [], pagination: { page: 1, totalPages: 1, total: 0 } }
    const cart = { items: [item], count: 1, total_amount: 5 }
    const known = Object.entries(responses).find(([start]) => pathname.startsWith(start))?.[1]
    return Response.json(known ?? { ...listed, cart, orders: [], csrfToken: 't' })
  })
}

const router = createRouter([], createMemoryHistory('/'))
const draw = (node: ReactNode) =>
  page.render(
    <QueryClientProvider client={client}>
      <RouterProvider value={router}>{node}</RouterProvider>
    </QueryClientProvider>,
  )

type Control = HTMLInputElement | HTMLTextAreaElement
const findForm = () => [...page.container.querySelectorAll('form')].at(-1)

function chooseText({ type, name, inputMode }: Control, says: string | undefined) {
  if (says) return 'x'.repeat(2_001)
  if (type === 'email' || name === 'confirm-email') return email
  if (type === 'tel') return '(209) 555-0100'
  if (type === 'datetime-local') return '2199-01-01T10:00'
  if (inputMode === 'numeric' || inputMode === 'decimal') return name === 'code' ? '123456' : '7'
  return /website|links/.test(name) ? 'https://example.com' : 'Kim Lee'
}
function write(control: Control, text: string) {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // bypasses React's check whether the value has changed
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
async function fillIn(says: string | undefined) {
  const texts =
    'input:not([type=radio],[type=checkbox],[type=hidden],[type=file],[type=color],[type=search],[type=time],[type=date])'
  for (const control of findForm()?.querySelectorAll<Control>(`${texts}, textarea`) ?? [])
    await act(async () => write(control, chooseText(control, says)))
  // the time zone, where there is nothing to type
  const select = findForm()?.querySelector<HTMLSelectElement>('select')
  if (!select || findForm()?.querySelector('textarea, input[type=text]')) return
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'America/Denver')
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test.each(cases)(
  '$file marks, describes and focuses $path',
  async ({ path, open, confirm, says, ...one }) => {
    respondWith(path)
    await act(async () => draw(one.draw()))
    if (open) {
      const opener = await vi.waitFor(() => {
        const found = page.container.querySelector<HTMLElement>(open)
        if (!found) throw new Error('It cannot be opened')
        return found
      })
      await act(async () => opener.click())
    }
    await vi.waitFor(() => expect(findForm()).toBeTruthy())
    await fillIn(says)
    const typed = () =>
      [...(findForm()?.querySelectorAll<Control>('input, textarea') ?? [])].map((it) => it.value)
    const before = typed()
    await act(async () => findForm()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    if (confirm) {
      const button = page.container.querySelector<HTMLElement>(confirm)
      await act(async () => button?.click())
    }
    if (one.isErrorPassed) await act(async () => draw(one.draw(rejection(path))))

    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    const descriptions = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
    const described = descriptions.map((it) => document.getElementById(it)?.textContent).join(' ')
    expect(described).toContain(says ?? sentence)
    expect(typed(), 'what was typed stays').toEqual(before)
    // shown once: at the field
    expect(page.container.textContent?.split(says ?? sentence)).toHaveLength(2)
  },
)

test('every form is in the walk above', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const forms = Object.entries(sources).filter(([, source]) => source.includes('<form'))
  const walked = new Set([...cases.map(({ file }) => file), ...Object.keys(exceptions)])
  const missing = forms.map(([file]) => file.replace('../', '')).filter((file) => !walked.has(file))
  expect(forms.length).toBeGreaterThan(25)
  expect(missing).toEqual([])
})
