import { createRequire } from 'node:module'
import type Stripe from 'stripe'

const require = createRequire(import.meta.url)

/** The official SDK, loaded when it is first used: an eighth of all modules of a start. */
export const loadStripe = () => require('stripe') as typeof Stripe
