import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const base64url = z
  .string()
  .max(100_000)
  .regex(/^[\w-]+$/)
/** Of any authenticator: at most 1023 bytes, by the specification. */
const credentialId = base64url.max(1364)
const publicKeyCredential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

const registrationResponse = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

const authenticationResponse = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
})

/** What the browser made of a new key; undefined for anything else. */
export function parseRegistrationResponse(credential: unknown): RegistrationResponseJSON | undefined {
  const parsed = registrationResponse.safeParse(credential)
  return parsed.success ? { ...parsed.data, clientExtensionResults: {} } : undefined
}

/** What the browser made of a signature; undefined for anything else. */
export function parseAuthenticationResponse(credential: unknown): AuthenticationResponseJSON | undefined {
  const parsed = authenticationResponse.safeParse(credential)
  if (!parsed.success) return undefined
  const { userHandle, ...response } = parsed.data.response
  return {
    ...parsed.data,
    response: { ...response, ...(userHandle !== undefined && { userHandle }) },
    clientExtensionResults: {},
  }
}
