import { m } from '@mainstreet/contract/messages/messages.ts'

const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const

/** "Chrome on Linux": enough to recognize one's own devices. */
export function deviceLabel(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (browser && system) return m.accounts.settings.sessions.device({ browser, system })
  return browser ?? system ?? m.accounts.settings.sessions.unknownDevice
}

export function isPhone(userAgent: string): boolean {
  return /iPhone|Android|Mobile/.test(userAgent)
}
