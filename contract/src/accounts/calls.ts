import { z } from 'zod'
import { call } from '../call.ts'
import { errorResponse } from '../errors.ts'
import { id, idParams, searchText, shopName } from '../fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { sortOrder } from '../query-params.ts'
import { email, loginEmail, password, redirectFields, userName } from './fields.ts'
import { oneTimeCodes, savedContactLimits, signInActivityLimits } from './limits.ts'
import { changedAddressBody, newAddressBody, savedContact, savedContactBody } from './saved-contact.ts'
import { signInAttempt } from './sign-in-attempt.ts'
import { account, demoAccount, role, user, userSession } from './user.ts'

const registrableRole = role.exclude(['admin'])

/** Tokens for `setSession`; absent for demo accounts and until a required email confirmation. */
const tokenFields = {
  token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.int().optional(),
}

/** With `stale_version`: the current user. */
const userConflict = errorResponse.extend({ user: account.optional() })

const savedContactResponse = z.object({ contact: savedContact })

export const accountCalls = {
  getCsrfToken: call({
    method: 'GET',
    path: '/api/csrf-token',
    access: 'public',
    summary: 'Get a CSRF token',
    description:
      'Sets a session cookie and returns the token that matches it. A browser that sends this cookie must send the token in `X-CSRF-Token` with every call that changes data.',
    response: z.object({ csrfToken: z.string() }),
  }),
  getAuthConfig: call({
    method: 'GET',
    path: '/api/auth/config',
    access: 'public',
    summary: 'Get the sign-in configuration',
    description:
      'Returns what a browser needs to sign users in: the address of the auth server, the enabled sign-in methods and the password rules.',
    response: z.object({
      /** A path on this origin, or the address of a hosted project. */
      auth_url: z.string(),
      anon_key: z.string(),
      hosted: z.boolean(),
      google: z.boolean(),
      /** Whether passkeys and security keys can be added: only a site with HTTPS and a name, or loopback, has them. */
      passkeys: z.boolean(),
      demo: z.boolean(),
      /** Whether admins can do nothing without a second factor. */
      admin_second_factor: z.boolean(),
      sign_up_open: z.boolean(),
      autoconfirm: z.boolean(),
      password_min_chars: z.int(),
      password_max_chars: z.int(),
      /** Input of `getMailLinkOrigin`. */
      public_url: z.string(),
      demo_host: z.string().nullable(),
      /** Where emails can be read when no mail server is configured. */
      dev_mailbox_url: z.string().nullable(),
    }),
  }),
  login: call({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with email and password',
    description:
      'Returns the user and a bearer token. Fails with `invalid_credentials`, `email_not_confirmed` or `banned`, and with `rate_limited` after too many attempts. Demo accounts get no refresh token. With `second_factor_required`, calls accept the session only after a code of a second factor, which the identity protocol takes.',
    body: z.object({
      email: loginEmail,
      password: password.min(1),
    }),
    response: z.object({
      success: z.literal(true),
      user,
      ...tokenFields,
      token: z.string(),
      second_factor_required: z.literal(true).optional(),
    }),
  }),
  register: call({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Register an account',
    description:
      'Creates a customer or a merchant. A merchant also gets a shop that waits for approval. If the email address must be confirmed first, the response has no token and `confirmation_required` is true. Fails with `account_exists` if a confirmed account uses the address, and with `rule_violation` if the address or the password is not acceptable.',
    body: z.object({
      email,
      password,
      name: userName.optional(),
      role: registrableRole,
      ...redirectFields,
    }),
    response: z.object({
      success: z.literal(true),
      user,
      confirmation_required: z.boolean(),
      ...tokenFields,
    }),
    conflict: errorResponse,
    status: 201,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'signed_in',
    summary: 'Change your password',
    description:
      'Changes the password and ends all other sessions of the account. Fails with `rule_violation` if the current password is wrong or the new one is not acceptable. Demo accounts cannot change their password.',
    body: z.object({ currentPassword: password, newPassword: password }),
    response: z.object({ success: z.literal(true) }),
  }),
  updateRole: call({
    method: 'POST',
    path: '/api/auth/update-role',
    access: 'signed_in',
    summary: "Change a user's role",
    description:
      'A customer may become a merchant and gets a shop that waits for approval, named `shop_name`. An admin may set any role of any user.',
    body: z.object({
      userId: id,
      role,
      shop_name: shopName.optional(),
    }),
    response: z.object({ user, shopId: id.nullable() }),
  }),
  logout: call({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed_in',
    summary: 'Sign out',
    description:
      'Ends the current session (`local`, the default), all sessions of the user (`global`), or all sessions except the current one (`others`).',
    body: z.object({ scope: z.enum(['local', 'global', 'others']).default('local') }),
  }),
  getMe: call({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed_in',
    summary: 'Get the signed-in user',
    description:
      'Returns the user to whom the token belongs, with the current role and shop, and when emails to the address came back (`email_bounced_at`, null if they arrive).',
    response: z.object({ user, email_bounced_at: z.iso.datetime().nullable() }),
  }),
  clearEmailBounce: call({
    method: 'DELETE',
    path: '/api/auth/me/email-bounce',
    access: 'signed_in',
    summary: 'Have notifications emailed again',
    description:
      'After emails to the address came back, no notification is emailed to it. This call ends that; if the next email comes back, it starts again.',
  }),
  updateMe: call({
    method: 'PUT',
    path: '/api/auth/me',
    access: 'signed_in',
    summary: 'Update your name',
    description: "Changes the signed-in user's name. Demo accounts cannot be changed.",
    body: z.object({ name: userName }),
    response: z.object({ user }),
  }),
  getSavedContact: call({
    method: 'GET',
    path: '/api/auth/me/contact',
    access: 'signed_in',
    summary: 'Get your saved phone and addresses',
    description:
      'Returns the phone number and the delivery addresses that the signed-in user has saved for the checkout, the default address first.',
    response: savedContactResponse,
  }),
  updateSavedContact: call({
    method: 'PUT',
    path: '/api/auth/me/contact',
    access: 'signed_in',
    summary: 'Save your phone number',
    description: 'Saves the phone number for the checkout. An empty one removes it.',
    body: savedContactBody,
    response: savedContactResponse,
  }),
  addSavedAddress: call({
    method: 'POST',
    path: '/api/auth/me/addresses',
    access: 'signed_in',
    summary: 'Save a delivery address',
    description: `Saves a delivery address, up to ${savedContactLimits.maxAddresses}; more fail with \`rule_violation\`. The first one is the default, and so is one with \`is_default\`. An address that is saved already is not added again.`,
    body: newAddressBody,
    response: savedContactResponse,
    status: 201,
  }),
  updateSavedAddress: call({
    method: 'PUT',
    path: '/api/auth/me/addresses/:id',
    access: 'signed_in',
    summary: 'Change a saved address',
    description:
      'Changes the text of a saved delivery address, or makes it the default. Fails with `conflict` if another one has the same text.',
    params: idParams,
    body: changedAddressBody,
    response: savedContactResponse,
  }),
  deleteSavedAddress: call({
    method: 'DELETE',
    path: '/api/auth/me/addresses/:id',
    access: 'signed_in',
    summary: 'Delete a saved address',
    description:
      'Deletes a saved delivery address. If it was the default, the newest of the others becomes the default. Orders keep their address.',
    params: idParams,
  }),
  listSessions: call({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed_in',
    summary: 'List your sessions',
    description:
      "Lists the signed-in user's sessions, latest first. `is_current` marks the session of this request.",
    response: z.object({ data: z.array(userSession) }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'signed_in',
    summary: 'End one of your sessions',
    description: "Ends one of the signed-in user's sessions. Its tokens stop working.",
    params: idParams,
  }),
  reportActivity: call({
    method: 'POST',
    path: '/api/auth/activity',
    access: 'signed_in',
    summary: 'Keep your session in use',
    description:
      'Sessions of merchants and admins end after a while without use. This call is the use: a page makes it after input of its user, at most once a minute; other calls and sockets do not count. Returns after how many seconds without use this session ends (`idle_timeout_seconds`), null if it does not: for customers, demo accounts, registered counter devices, and with a hosted identity provider.',
    response: z.object({ idle_timeout_seconds: z.int().min(1).nullable() }),
  }),
  registerCounterDevice: call({
    method: 'POST',
    path: '/api/auth/counter-device',
    access: 'merchant',
    summary: 'Register this device for the counter',
    description:
      "The merchant's session stays signed in without use, for as long as sessions last. Not for admins and demo accounts (`not_allowed`).",
    recentAuthentication: true,
  }),
  removeCounterDevice: call({
    method: 'DELETE',
    path: '/api/auth/sessions/:id/counter-device',
    access: 'signed_in',
    summary: 'Remove a counter device',
    description: "One of the signed-in user's sessions ends again after a while without use.",
    params: idParams,
  }),
  listSignIns: call({
    method: 'GET',
    path: '/api/auth/sign-ins',
    access: 'signed_in',
    summary: 'List your sign-ins',
    description: `Lists the signed-in user's sign-ins of the last ${signInActivityLimits.shownDays} days, and failed attempts, latest first. The failed attempts of an hour by one method from one network are one entry. Empty for demo accounts and with a hosted identity provider.`,
    query: pageQuery({ defaultLimit: paging.signIns }),
    response: listResponse(signInAttempt),
  }),
  getFailedSignIns: call({
    method: 'GET',
    path: '/api/auth/sign-ins/failed',
    access: 'signed_in',
    summary: 'Count failed attempts before this sign-in',
    description:
      'Returns how many attempts to sign in have failed between the sign-in of this session and the one before (`since`). Attempts from a browser in which the account has signed in before do not count.',
    response: z.object({ count: z.int().min(0), since: z.iso.datetime().nullable() }),
  }),
  confirmIdentity: call({
    method: 'POST',
    path: '/api/auth/confirm-identity',
    access: 'signed_in',
    summary: 'Confirm who you are',
    description:
      'Authenticates the session again, by the password or by the code that `GET /auth/v1/reauthenticate` emails, for calls that fail with `confirm_identity` otherwise. A code of a second factor does the same. Sessions of a hosted identity provider sign in again instead (`sign_in_again`).',
    body: z.union([
      z.strictObject({ password }),
      z.strictObject({ code: z.string().max(oneTimeCodes.maxTypedChars) }),
    ]),
  }),
  exportMe: call({
    method: 'GET',
    path: '/api/auth/export',
    access: 'signed_in',
    summary: 'Export your personal data',
    description:
      'Returns everything stored about the signed-in user as one JSON document, offered as a file download.',
    recentAuthentication: true,
    response: z.object({ exported_at: z.iso.datetime(), user: account }).catchall(z.unknown()),
  }),
  deleteMe: call({
    method: 'POST',
    path: '/api/auth/delete-account',
    access: 'signed_in',
    summary: 'Delete your account',
    description: `Permanently deletes the signed-in user's account and personal data. An account with a password requires \`password\`; any other a sign-in in the last 10 minutes or \`code\`, which \`GET /auth/v1/reauthenticate\` emails, else the call fails with \`sign_in_again\`. A merchant must send \`shop: "close"\`, which closes the shop too; otherwise the call fails with \`shop_decision_required\`. The last admin cannot be deleted.`,
    body: z.object({
      password: password.optional(),
      code: z.string().max(oneTimeCodes.maxTypedChars).optional(),
      shop: z.literal('close').optional(),
    }),
  }),
  listDemoAccounts: call({
    method: 'GET',
    path: '/api/demo-accounts',
    access: 'public',
    summary: 'List the demo accounts',
    description:
      'Lists the accounts for trying the product, with their passwords. Returns 404 when demo mode is off.',
    response: z.object({ data: z.array(demoAccount) }),
  }),
  listUsers: call({
    method: 'GET',
    path: '/api/users',
    access: 'admin',
    summary: 'List users',
    description: 'Lists users a page at a time. `search` matches name and email.',
    query: pageQuery({ defaultLimit: paging.users }).extend({
      role: role.optional(),
      search: searchText.optional(),
      sortBy: z.enum(['created_at', 'name', 'email', 'role']).optional(),
      sortOrder,
    }),
    response: listResponse(account),
  }),
  createUser: call({
    method: 'POST',
    path: '/api/users',
    access: 'admin',
    summary: 'Create a user',
    description:
      'Creates an account with a confirmed email address. Without `password`, the user gets an email with a link to set one.',
    recentAuthentication: true,
    body: z.object({
      email,
      name: userName.optional(),
      role: role.default('customer'),
      password: password.optional(),
    }),
    response: z.object({ user: account }),
    status: 201,
  }),
  getUser: call({
    method: 'GET',
    path: '/api/users/:id',
    access: 'admin',
    summary: 'Get a user',
    description: 'Returns one user.',
    params: idParams,
    response: z.object({ user: account }),
  }),
  updateUser: call({
    method: 'PUT',
    path: '/api/users/:id',
    access: 'admin',
    summary: 'Update a user',
    description:
      'Changes name, email, role or ban. A change of email or role needs a recent authentication (`confirm_identity`). With an outdated `version` the call fails with `stale_version` and the response carries the current `user`. A ban ends all sessions. The last admin keeps the role, and a merchant with a shop keeps it until the shop is closed or transferred.',
    params: idParams,
    body: z.object({
      name: userName.optional(),
      email: email.optional(),
      role: role.optional(),
      banned: z.boolean().optional(),
      version: z.int().optional(),
    }),
    response: z.object({ user: account }),
    conflict: userConflict,
  }),
  deleteUser: call({
    method: 'DELETE',
    path: '/api/users/:id',
    access: 'admin',
    summary: 'Delete a user',
    description:
      'Permanently deletes a user and their personal data. For a merchant with a shop, `shop` says whether to close the shop or to transfer it to the merchant `to`; without it the call fails with `shop_decision_required`.',
    recentAuthentication: true,
    params: idParams,
    query: z.object({ shop: z.enum(['close', 'transfer']).optional(), to: id.optional() }),
  }),
}
