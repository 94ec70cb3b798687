import { z } from 'zod'
import { call } from '../call.ts'
import { id, idParams, searchText, shopName } from '../fields.ts'
import { paging } from '../limits.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { sortOrder } from '../query-params.ts'
import { email, loginEmail, password, redirectFields, userName } from './fields.ts'
import { account, demoAccount, role, user, userSession } from './user.ts'

const registrableRole = role.exclude(['admin'])

/** Tokens for `setSession`; absent for demo accounts, and where the address must be confirmed first. */
const tokenFields = {
  token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.int().optional(),
}

export const accountCalls = {
  getCsrfToken: call({
    method: 'GET',
    path: '/api/csrf-token',
    access: 'public',
    summary: 'Keeps a session cookie and answers the token that matches it.',
    response: z.object({ csrfToken: z.string() }),
  }),
  getAuthConfig: call({
    method: 'GET',
    path: '/api/auth/config',
    access: 'public',
    summary: 'What the browser must know to sign people in: one build serves every mode.',
    response: z.object({
      /** A path on this origin, or the address of a hosted project. */
      auth_url: z.string(),
      anon_key: z.string(),
      hosted: z.boolean(),
      google: z.boolean(),
      demo: z.boolean(),
      sign_up: z.boolean(),
      autoconfirm: z.boolean(),
      password_min_chars: z.int(),
      password_max_chars: z.int(),
      /** For `mailOrigin`. */
      public_url: z.string(),
      demo_host: z.string().nullable(),
      /** Where mails can be read when no mail server is set. */
      mailbox: z.string().nullable(),
    }),
  }),
  login: call({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in with e-mail and password.',
    body: z.object({
      email: loginEmail,
      password: password.min(1),
    }),
    response: z.object({ success: z.literal(true), user, ...tokenFields, token: z.string() }),
  }),
  register: call({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Makes an account; a merchant gets a shop that waits for approval.',
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
    status: 201,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'signed_in',
    summary: 'Changes the own password and ends all other sessions.',
    body: z.object({ currentPassword: password, newPassword: password }),
    response: z.object({ success: z.literal(true) }),
  }),
  updateRole: call({
    method: 'POST',
    path: '/api/auth/update-role',
    access: 'signed_in',
    summary: 'Makes a customer a merchant with a pending shop, named `shop_name`; an admin may set any role.',
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
    summary: 'Ends the session of its token, all of its owner, or all but this one.',
    body: z.object({ scope: z.enum(['local', 'global', 'others']).default('local') }),
  }),
  getMe: call({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed_in',
    summary: 'The signed-in person as the server knows them.',
    response: z.object({ user }),
  }),
  updateMe: call({
    method: 'PUT',
    path: '/api/auth/me',
    access: 'signed_in',
    summary: 'Changes the own name.',
    body: z.object({ name: userName }),
    response: z.object({ user }),
  }),
  listSessions: call({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed_in',
    summary: 'Where the caller is signed in, the latest first.',
    response: z.object({ data: z.array(userSession) }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'signed_in',
    summary: 'Signs the caller out in one of these places.',
    params: idParams,
  }),
  exportMe: call({
    method: 'GET',
    path: '/api/auth/export',
    access: 'signed_in',
    summary: 'Everything that is kept about the caller, as one file.',
    response: z.object({ exported_at: z.iso.datetime(), user: account }).catchall(z.unknown()),
  }),
  deleteMe: call({
    method: 'POST',
    path: '/api/auth/delete-account',
    access: 'signed_in',
    summary: 'Deletes the own account for good; a merchant says that the shop closes with it.',
    body: z.object({ password: password.optional(), shop: z.literal('close').optional() }),
  }),
  listDemoAccounts: call({
    method: 'GET',
    path: '/api/demo-accounts',
    access: 'public',
    summary: 'The accounts for trying the product; 404 when demo mode is off.',
    response: z.object({ data: z.array(demoAccount) }),
  }),
  listUsers: call({
    method: 'GET',
    path: '/api/users',
    access: 'admin',
    summary: 'The people of the street; search looks into name and e-mail.',
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
    summary: 'Makes a confirmed account; without a password its owner gets a mail to set one.',
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
    summary: 'One user.',
    params: idParams,
    response: z.object({ user: account }),
  }),
  updateUser: call({
    method: 'PUT',
    path: '/api/users/:id',
    access: 'admin',
    summary: 'Changes name, e-mail, role or ban; the last admin stays one.',
    params: idParams,
    body: z.object({
      name: userName.optional(),
      email: email.optional(),
      role: role.optional(),
      banned: z.boolean().optional(),
      version: z.int().optional(),
    }),
    response: z.object({ user: account }),
  }),
  deleteUser: call({
    method: 'DELETE',
    path: '/api/users/:id',
    access: 'admin',
    summary: 'Deletes a user; for a merchant it says what becomes of the shop.',
    params: idParams,
    query: z.object({ shop: z.enum(['close', 'transfer']).optional(), to: id.optional() }),
  }),
}
