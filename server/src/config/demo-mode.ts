import { isIP } from 'node:net'

/** The settings that the decision depends on, as in the environment. */
export type DemoSettings = {
  DEMO?: 'on' | 'off' | undefined
  DEMO_PUBLIC?: 'on' | 'off' | undefined
  HOST: string
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  SMS_ACCOUNT_SID?: string | undefined
  TRUST_PROXY?: readonly string[] | undefined
  GOOGLE_CLIENT_ID?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
}

export type DemoMode = {
  isOn: boolean
  /** For the log line at the start. */
  reason: string
  /** On, although others can reach it. */
  isPublic: boolean
}

function isLiveCardKey(key: string): boolean {
  return /^[rs]k_live_/.test(key)
}

/**
 * Demo mode has published passwords. By default it is on only where nobody else can connect and no setting of a public
 * deployment is present. `error` names a setting that is not allowed with DEMO=on.
 */
export function decideDemoMode(given: DemoSettings): DemoMode | { error: string } {
  const { DEMO, DEMO_PUBLIC, STRIPE_SECRET_KEY: key } = given
  const exposure = getPublicExposure(given)
  if (DEMO === 'off') return { isOn: false, reason: 'DEMO=off', isPublic: false }
  if (DEMO === 'on') {
    if (key !== undefined && isLiveCardKey(key))
      return { error: '  DEMO: cannot be on with a live card key in STRIPE_SECRET_KEY' }
    if (exposure !== undefined && DEMO_PUBLIC !== 'on')
      return {
        error: `  DEMO: is on where others can reach it (${exposure}), and anyone could sign in as an admin; set DEMO_PUBLIC=on as well if that is intended`,
      }
    const reason = exposure === undefined ? 'DEMO=on' : `DEMO=on and DEMO_PUBLIC=on (${exposure})`
    return { isOn: true, reason, isPublic: exposure !== undefined }
  }
  const against = getReasonsAgainst(given)
  if (against.length > 0) return { isOn: false, reason: against.join(', '), isPublic: false }
  return {
    isOn: true,
    reason: `the embedded database is used, the server listens on ${given.HOST}, and no setting of a public deployment is set`,
    isPublic: false,
  }
}

function getReasonsAgainst(given: DemoSettings): string[] {
  const names = ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'SMS_ACCOUNT_SID', 'GOOGLE_CLIENT_ID'] as const
  const isSet = names.filter((name) => given[name] !== undefined).map((name) => `${name} is set`)
  return [
    ...(isLoopback(given.HOST) ? [] : [`HOST is ${given.HOST}`]),
    ...isSet,
    ...(given.TRUST_PROXY?.length ? ['TRUST_PROXY is set'] : []),
    ...(given.STRIPE_SECRET_KEY && isLiveCardKey(given.STRIPE_SECRET_KEY)
      ? ['STRIPE_SECRET_KEY is a live key']
      : []),
  ]
}

function getPublicExposure({ HOST, PUBLIC_URL }: DemoSettings): string | undefined {
  if (isPublicUrl(PUBLIC_URL)) return `PUBLIC_URL=${PUBLIC_URL}`
  return isLoopback(HOST) ? undefined : `HOST=${HOST}`
}

/** Whether others than this machine open the marketplace there. */
export function isPublicUrl(url: string | undefined): boolean {
  return url !== undefined && !isLoopback(new URL(url).hostname)
}

/** `host` as in a setting or URL; IPv6 with or without brackets. */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (name === 'localhost' || name === '::1') return true
  return isIP(name) === 4 && name.startsWith('127.')
}
