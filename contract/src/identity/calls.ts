import { z } from 'zod'
import { call } from '../call.ts'
import { demoAccount, user } from './user.ts'

export const identityCalls = {
  csrfToken: call({
    method: 'GET',
    path: '/api/csrf-token',
    access: 'public',
    summary: 'Keeps a session cookie and answers the token that matches it.',
    answer: z.object({ csrfToken: z.string() }),
  }),
  login: call({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in with e-mail and password.',
    body: z.object({ email: z.string().max(320), password: z.string().max(1000) }),
    answer: z.object({ success: z.literal(true), user, token: z.string() }),
  }),
  logout: call({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed_in',
    summary: 'Ends the session of the token that it is called with.',
  }),
  me: call({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed_in',
    summary: 'The signed-in person as the server knows them.',
    answer: z.object({ user }),
  }),
  demoAccounts: call({
    method: 'GET',
    path: '/api/demo-accounts',
    access: 'public',
    summary: 'The accounts for trying the product; 404 when demo mode is off.',
    answer: z.object({ data: z.array(demoAccount) }),
  }),
}
