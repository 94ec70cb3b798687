import { en } from '@mainstreet/contract/messages/en.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { ageSignIns } from '../fixtures/server-database.ts'
import {
  createTestUser,
  expectSignedIn,
  getStoredToken,
  registerUser,
  signIn,
} from '../fixtures/test-users.ts'

// browsers allow passkeys and keys at a host name only, not at a number
test.use({
  baseURL: ({ serverUrls }, use, { parallelIndex }) =>
    use(serverUrls[parallelIndex]?.replace('127.0.0.1', 'localhost')),
})

const texts = en.accounts.secondFactor
const factors = en.accounts.settings.secondFactor
const passkeys = en.accounts.settings.passkeys

/** A device with a fingerprint reader, and a key that is plugged in. Whichever is touched responds. */
async function addAuthenticators(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const add = async (transport: 'internal' | 'usb', verifiesUser: boolean) => {
    const options = {
      protocol: 'ctap2' as const,
      transport,
      hasResidentKey: verifiesUser,
      hasUserVerification: verifiesUser,
      isUserVerified: verifiesUser,
      automaticPresenceSimulation: verifiesUser,
    }
    return (await cdp.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId
  }
  const [device, key] = [await add('internal', true), await add('usb', false)]
  const setTouched = (authenticatorId: string, enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    async touch(touched: 'device' | 'key') {
      await setTouched(device, touched === 'device')
      await setTouched(key, touched === 'key')
    },
    /** False: the fingerprint does not match. */
    verifyUser: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId: device, isUserVerified }),
  }
}

const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

async function useKey(page: Page) {
  await page.getByRole('button', { name: texts.confirmWithKey }).click()
}

test('a user signs in with a passkey, adds a security key, and removes both', async ({ page, pageErrors }, {
  parallelIndex,
}) => {
  pageErrors.allow(/status of 403 .*\/export/)
  const user = createTestUser()
  const { touch, verifyUser } = await addAuthenticators(page)
  await registerUser(page.request, user)
  await signIn(page, user)
  await expectSignedIn(page)

  const openSettings = () => page.goto('/my-reservations?view=settings')
  const passkeySection = page.getByRole('region', { name: passkeys.title })
  const factorSection = page.getByRole('region', { name: texts.title })
  const dialog = page.getByRole('dialog')
  const openMenuItem = async (name: string, item: string) => {
    await passkeySection.getByRole('button', { name: en.app.actionsFor(name) }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await openSettings()
  await expect(passkeySection).toContainText(passkeys.none)
  await passkeySection.getByRole('button', { name: passkeys.add }).click()
  await openMenuItem('Passkey', passkeys.rename)
  await dialog.getByLabel(passkeys.name).fill('Kitchen tablet')
  await dialog.getByRole('button', { name: passkeys.saveName }).click()
  await expect(passkeySection.getByRole('listitem')).toContainText('Kitchen tablet')

  // a closed dialog loses nothing: neither what was typed nor the page that was wanted
  await signOut(page)
  await openSettings()
  await expect(page).toHaveURL('/login')
  await page.getByLabel(en.login.email, { exact: true }).fill(user.email)
  await verifyUser(false)
  const passkeyButton = page.getByRole('button', { name: en.accounts.passkeys.signIn })
  await passkeyButton.click()
  await expect(page.getByText(en.accounts.passkeys.signInErrors.cancelled)).toBeVisible()
  await expect(page.getByLabel(en.login.email, { exact: true })).toHaveValue(user.email)
  await verifyUser(true)
  await passkeyButton.click()
  await expect(page).toHaveURL(/view=settings/)

  await touch('key')
  await factorSection.getByRole('button', { name: texts.setUp.useKey }).click()
  await factorSection.getByLabel(texts.setUp.name).fill('Key ring')
  await factorSection.getByRole('button', { name: texts.setUpKey.start }).click()
  await factorSection.getByRole('button', { name: texts.recovery.done }).click()
  await expect(factorSection).toContainText('Key ring')

  // a passkey is one thing that can be stolen, too
  await signOut(page)
  await page.goto('/login')
  await touch('device')
  await passkeyButton.click()
  await expect(page.getByRole('button', { name: texts.confirmWithKey })).toBeFocused()
  expect(await getStoredToken(page)).toBeNull()
  await page.getByRole('button', { name: texts.otherAccount }).click()
  await signIn(page, user)
  await touch('key')
  await useKey(page)
  await expectSignedIn(page)

  await openSettings()
  await expect(passkeySection.getByRole('listitem')).toContainText('last used')
  await ageSignIns(parallelIndex, user.email)
  await page.getByRole('button', { name: en.accounts.settings.dataExport.download }).click()
  await expect(dialog).toContainText(en.accounts.confirmIdentity.reason)
  const download = page.waitForEvent('download')
  await useKey(page)
  await download

  await openMenuItem('Kitchen tablet', passkeys.remove)
  await dialog.getByRole('button', { name: passkeys.remove }).click()
  await expect(passkeySection).toContainText(passkeys.none)
  await factorSection.getByRole('button', { name: factors.removeFactor('Key ring') }).click()
  await useKey(page)
  await expect(factorSection).toContainText(factors.off)
})
