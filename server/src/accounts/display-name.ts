import { accountLimits } from '@mainstreet/contract/limits.ts'

/** Spec 3: from the metadata, else the part of the e-mail before the @. Nothing else is taken from there. */
export function getDisplayName(metadata: Record<string, unknown>, email: string): string {
  const given = [metadata.name, metadata.full_name].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  )
  const name = typeof given === 'string' ? given.trim() : (email.split('@')[0] ?? '')
  return [...name.replace(/\p{Cc}/gu, ' ')].slice(0, accountLimits.maxNameChars).join('').trim() || 'Somebody'
}
