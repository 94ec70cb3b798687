import { toast } from '../../ui/toast.ts'
import { toAccount } from './use-reserve.ts'

export function sayReservedAll(placed: number, wanted: number) {
  const shops =
    wanted === 1 ? '1 shop' : placed === wanted ? `all ${wanted} shops` : `${placed} of ${wanted} shops`
  toast({
    title: placed === 0 ? 'Nothing could be reserved' : `Reserved at ${shops}`,
    description:
      placed === wanted ? 'The pickup codes are in My Account.' : 'What is left in your cart says why.',
    tone: placed > 0 ? 'good' : 'danger',
    ...(placed > 0 && { action: toAccount }),
  })
}
