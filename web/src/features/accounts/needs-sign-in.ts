import { ApiError } from '../../api/api-error.ts'

/** Only a recent sign-in may do what was rejected. */
export const needsSignIn = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'sign_in_again'
