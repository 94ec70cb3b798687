import { m } from '@mainstreet/contract/messages/messages.ts'
import type { AuthError } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { getAuthClient, readStoredAuthSession } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'

export type AuthenticatorApp = { id: string; name: string; createdAt: string }
export type Factors = { apps: AuthenticatorApp[]; hasRecoveryCodes: boolean }

/** The verified factors of the account, also before its sign-in is finished. */
export const factorsQuery = () =>
  queryOptions({
    queryKey: ['factors', readStoredAuthSession()?.user.id],
    queryFn: listFactors,
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
  }
}

/** Raises the session; the first code of a new app also turns the app on. */
export async function verifyAppCode(factorId: string, code: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.mfa.challengeAndVerify({ factorId, code })
  if (error) throw convertAuthError(error)
}

export async function verifyRecoveryCode(code: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.mfa.recoveryCodes.verify({ code })
  if (error) throw convertRecoveryError(error)
}

function convertRecoveryError(error: AuthError): ApiError {
  const converted = convertAuthError(error)
  if (error.code !== 'mfa_verification_failed') return converted
  const { status, code } = converted
  const message = m.accounts.secondFactor.wrongRecoveryCode
  return new ApiError({ status, code, message, details: [{ path: 'code', message }] })
}
