import { freeze } from './freeze.ts'

/** Limits of fields that several capabilities use. */
export const fieldLimits = freeze({
  maxEmailChars: 254,
  maxPhoneChars: 40,
  maxNoteChars: 500,
  maxReasonChars: 500,
  minSearchChars: 2,
  maxSearchChars: 200,
  /** A path, an address or a data URL. */
  maxImageReferenceChars: 3_500_000,
  /** A higher price or amount is a typing error. */
  maxDollars: 1_000_000,
})
