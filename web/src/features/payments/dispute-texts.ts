import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'

/** The bank's reason: one that we know in our words, another as the provider writes it. */
export function describeDisputeReason(reason: string): string {
  const reasons: Partial<Record<string, string>> = dashboard.disputes.reasons
  const label = reason.replaceAll('_', ' ')
  return reasons[reason] ?? label.charAt(0).toUpperCase() + label.slice(1)
}
