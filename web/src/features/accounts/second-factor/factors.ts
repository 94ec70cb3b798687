import { m } from '@mainstreet/contract/messages/messages.ts'
import type { AuthError, Factor } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { getAuthClient, readStoredAuthSession } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'
import { withRefreshLock } from '../../../session/renew-token.ts'
import { type CeremonyTexts, convertCeremonyError } from '../webauthn/ceremony-error.ts'
import { withNewerToken } from '../with-newer-token.ts'

/** An authenticator app or a security key. */
export type SecondFactor = { id: string; name: string; createdAt: string }
export type Factors = {
  apps: SecondFactor[]
  keys: SecondFactor[]
  hasRecoveryCodes: boolean
  /** Of a kind that has no screens here: whoever has one must not be asked to add a first factor. */
  hasOther: boolean
}

/** The verified factors of the account, also before its sign-in is finished. */
export const factorsQuery = () =>
  queryOptions({
    queryKey: ['factors', readStoredAuthSession()?.user.id],
    queryFn: () => withNewerToken(listFactors),
    staleTime: 0,
  })

async function listFactors(): Promise<Factors> {
  const client = await getAuthClient()
  const { data, error } = await client.mfa.listFactors()
  if (error) throw convertAuthError(error)
  return {
    apps: data.totp.map(toSecondFactor),
    keys: data.webauthn.map(toSecondFactor),
    hasRecoveryCodes: data.all.some(({ factor_type }) => factor_type === 'recovery_code'),
    hasOther: data.phone.length > 0,
  }
}

const toSecondFactor = ({ id, friendly_name: name = '', created_at: createdAt }: Factor): SecondFactor => ({
  id,
  name,
  createdAt,
})

// A code that raises the session ends its tokens and its socket: a renewal at that moment would be rejected and end the
// session. It waits for the code instead, and finds the new token.

/** Raises the session; the first code of a new app also turns the app on. */
export async function verifyAppCode(factorId: string, code: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await withRefreshLock(() => client.mfa.challengeAndVerify({ factorId, code }))
  if (error) throw convertAuthError(error)
}

export async function verifyRecoveryCode(code: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await withRefreshLock(() => client.mfa.recoveryCodes.verify({ code }))
  if (error) throw convertRecoveryError(error)
}

/** The browser asks for the key before the lock is taken: that can last minutes. A new key is registered, and turned on. */
export async function verifyKey(
  factorId: string,
  signal: AbortSignal,
  texts: CeremonyTexts = m.accounts.secondFactor.keyErrors,
): Promise<void> {
  const { webauthn } = (await getAuthClient()).mfa
  const site = { rpId: location.hostname, rpOrigins: [location.origin] }
  const { data, error } = await webauthn.challenge({ factorId, webauthn: site, signal })
  if (error) throw convertCeremonyError(error, texts)
  const { challengeId, webauthn: proof } = data
  const raised = await withRefreshLock(() =>
    webauthn.verify({ factorId, challengeId, webauthn: { ...proof, ...site } }),
  )
  if (raised.error) throw convertCeremonyError(raised.error, texts)
}

export async function addKey(name: string, signal: AbortSignal): Promise<void> {
  const client = await getAuthClient()
  await removeUnfinished('webauthn')
  const { data, error } = await client.mfa.webauthn.enroll({ friendlyName: name })
  if (error) throw convertAuthError(error)
  await verifyKey(data.id, signal, m.accounts.secondFactor.setUpKey.errors)
}

/** What an app needs to show codes; `key` is the text of the QR code's secret. */
export type AppSetUp = { id: string; qrCode: string; key: string; uri: string }

/** Starts adding an app; its first code turns it on. */
export async function enrollApp(name: string): Promise<AppSetUp> {
  const client = await getAuthClient()
  await removeUnfinished('totp')
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: m.app.name,
  })
  if (error) throw convertAuthError(error)
  return { id: data.id, qrCode: data.totp.qr_code, key: data.totp.secret, uri: data.totp.uri }
}

/** An earlier start that was given up would occupy the name. */
async function removeUnfinished(type: 'totp' | 'webauthn'): Promise<void> {
  const client = await getAuthClient()
  const { data, error } = await client.mfa.listFactors()
  if (error) throw convertAuthError(error)
  for (const { id, status, factor_type } of data.all)
    if (status === 'unverified' && factor_type === type) await removeFactor(id)
}

export async function removeFactor(factorId: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.mfa.unenroll({ factorId })
  if (error) throw convertAuthError(error)
}

export type RecoveryStatus = { total: number; remaining: number }

/** For the settings; with how many recovery codes are left. */
export const factorDetailsQuery = () =>
  queryOptions({
    queryKey: [...factorsQuery().queryKey, 'details'],
    queryFn: async () => {
      const factors = await withNewerToken(listFactors)
      return { ...factors, recovery: factors.hasRecoveryCodes ? await getRecoveryStatus() : undefined }
    },
    staleTime: 0,
  })

async function getRecoveryStatus(): Promise<RecoveryStatus> {
  const client = await getAuthClient()
  const { data, error } = await client.mfa.recoveryCodes.getStatus()
  if (error) throw convertAuthError(error)
  return data
}

/** They can be read only here; earlier ones stop working. */
export async function createRecoveryCodes(): Promise<string[]> {
  const client = await getAuthClient()
  const { data: listed } = await client.mfa.listFactors()
  const exist = listed?.all.some(({ factor_type }) => factor_type === 'recovery_code')
  const { recoveryCodes } = client.mfa
  const { data, error } = exist ? await recoveryCodes.regenerate() : await recoveryCodes.generate()
  if (error) throw convertAuthError(error)
  return data.codes
}

function convertRecoveryError(error: AuthError): ApiError {
  const converted = convertAuthError(error)
  if (error.code !== 'mfa_verification_failed') return converted
  const { status, code } = converted
  const message = m.accounts.secondFactor.wrongRecoveryCode
  return new ApiError({ status, code, message, details: [{ path: 'code', message }] })
}
