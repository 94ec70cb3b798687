import { secondMs } from '@mainstreet/contract/durations.ts'
import { drawQrCode } from '@mainstreet/platform/images/qr-code.ts'
import { generateSecret, generateURI, verifySync } from 'otplib'

const stepSeconds = 30
const codePattern = /^\d{6}$/

export type AuthenticatorSetup = { secret: string; uri: string; qr_code: string }

/** What an authenticator app needs, as text and as an SVG image; with the defaults that every such app supports. */
export function createAuthenticatorSetup(issuer: string, label: string): AuthenticatorSetup {
  const secret = generateSecret()
  const uri = generateURI({ issuer, label, secret })
  return { secret, uri, qr_code: drawQrCode(uri) }
}

/** The time step whose code this is: the current one or, as clocks differ, the one before or after it. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '')
  // the library throws on others
  if (!codePattern.test(token)) return undefined
  const epoch = Math.floor(now.getTime() / secondMs)
  const result = verifySync({ secret, token, epoch, period: stepSeconds, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
