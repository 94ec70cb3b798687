import { freeze } from './freeze.ts'

export const paging = freeze({
  defaultProducts: 20,
  productTable: 50,
  home: 100,
  shops: 100,
  users: 20,
  signIns: 10,
  orders: 20,
  audit: 50,
  review: 20,
  errors: 50,
  discrepancies: 20,
  disputes: 20,
  payouts: 20,
  deadLetters: 20,
  messages: 100,
  max: 100,
  maxPage: 1_000_000,
  /** The last item that paging in a public list can reach; a total above it may be some seconds old. */
  maxReachableItems: 10_000,
  /** The number of matches that a search counts and ranks; beyond it the newest are shown. */
  maxRankedMatches: 5_000,
})
