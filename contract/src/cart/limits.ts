import { hourMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/** A guest cart whose merge got no response is sent again for `resendMs`. */
export const cartLimits = freeze({
  maxLines: 100,
  /** The highest quantity of one line, also in an order. */
  maxQuantity: 999,
  resendMs: 23 * hourMs,
})
