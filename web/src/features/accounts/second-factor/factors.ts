import { m } from '@mainstreet/contract/messages/messages.ts'
import type { AuthError } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { getAuthClient, readStoredAuthSession } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'
import { withRefreshLock } from '../../../session/renew-token.ts'
import { withNewerToken } from '../with-newer-token.ts'

export type AuthenticatorApp = { id: string; name: string; createdAt: string }
type Factors = {
  apps: AuthenticatorApp[]
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
    apps: data.totp.map(({ id, friendly_name = '', created_at }) => ({
      id,
      name: friendly_name,
      createdAt: created_at,
    })),
    hasRecoveryCodes: data.all.some(({ factor_type }) => factor_type === 'recovery_code'),
    hasOther: data.webauthn.length + data.phone.length > 0,
  }
}

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

/** What an app needs to show codes; `key` is the text of the QR code's secret. */
export type AppSetUp = { id: string; qrCode: string; key: string; uri: string }

/** Starts adding an app; its first code turns it on. */
export async function enrollApp(name: string): Promise<AppSetUp> {
  const client = await getAuthClient()
  const { data: listed, error: listError } = await client.mfa.listFactors()
  if (listError) throw convertAuthError(listError)
  // an earlier start that was given up would occupy the name
  for (const { id, status, factor_type } of listed.all)
    if (status === 'unverified' && factor_type === 'totp') await removeApp(id)
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: m.app.name,
  })
  if (error) throw convertAuthError(error)
  return { id: data.id, qrCode: data.totp.qr_code, key: data.totp.secret, uri: data.totp.uri }
}

export async function removeApp(factorId: string): Promise<void> {
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
