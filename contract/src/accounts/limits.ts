import { minuteMs, secondMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/**
 * One token refresh per cooldown; a ban or a new role takes effect within `userCacheMs` (docs/design.md,
 * section 7).
 */
export const sessionLimits = freeze({
  refreshCooldownMs: 5 * secondMs,
  refreshWaitMs: 10 * secondMs,
  providerTimeoutMs: 8 * secondMs,
  userCacheMs: 5 * secondMs,
})

/** Between two emails that anyone can request, per address. */
export const mailLimits = freeze({ cooldownMs: minuteMs })

/** Text messages cost money: those that anyone can request, beside the limits per recipient of emails. */
export const smsLimits = freeze({ maxPerAddressPerHour: 10, maxPerDay: 2_000 })

/**
 * Six-digit codes: attempts per email, and wrong attempts per account over all emails; beyond them only
 * links work.
 */
export const oneTimeCodes = freeze({
  /** With the spaces around it that a paste may bring. */
  maxTypedChars: 20,
  maxAttemptsPerMail: 5,
  maxFailuresPerHour: 10,
  maxFailuresPerDay: 30,
})

/** Second factors and passkeys of an account. */
export const factorLimits = freeze({
  maxFactors: 10,
  maxNameChars: 100,
  /** How long a code can be entered after it was asked for. */
  challengeLifetimeMs: 5 * minuteMs,
  /** How long an authenticator app can be set up without its first code. */
  unverifiedLifetimeMs: 15 * minuteMs,
  recoveryCodes: 10,
  maxPasskeys: 10,
  /** As the protocol has it. */
  maxPasskeyNameChars: 120,
})

/** The idle timeout of sessions (docs/design.md, section 7). */
export const activityLimits = freeze({
  /** Between two reports of input by a browser, over all of its tabs. */
  minReportIntervalMs: minuteMs,
  /** How long before the end the page asks. */
  warningMs: minuteMs,
})

/** What an account keeps of its sign-ins, and as much of failed attempts; its owner sees those of `shownDays`. */
export const signInActivityLimits = freeze({ maxStored: 200, shownDays: 30 })

/** What an account keeps for the next checkout. */
export const savedContactLimits = freeze({ maxAddresses: 10 })

export const accountLimits = freeze({
  /** Per address. */
  maxAnonymousSignInsPerHour: 30,
  /** The longest password in a request; a setting limits new passwords. */
  maxPasswordChars: 1000,
  maxRedirectUrlChars: 2000,
  maxCodeChallengeChars: 200,
  maxCodeChallengeMethodChars: 10,
})

/** docs/design.md, section 7. */
export const passwordLimits = freeze({ minChars: 8, maxChars: 200 })
