import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { WebSocket } from 'ws'
import { createSignedInUser, refreshSession, type SignedInUser } from '../accounts/sign-in-races.ts'
import { connectSignedInSocket } from '../clients/socket-client.ts'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'
import { createJoinFrame } from './forged-tokens.ts'

/** One of two devices where the same user is signed in, with everything that it keeps open. */
type Device = { token: string; refresh: string; ends: Record<string, Promise<unknown>> }
type EndSessions = (town: TestApp, user: SignedInUser, laptop: Device, phone: Device) => Promise<unknown>

const newPassword = 'a door on the latch'
const maxEndMs = 5000

/** What ends sessions, and on which of the two devices. */
const sessionEndings: Record<string, { ends: ('laptop' | 'phone')[]; act: EndSessions }> = {
  'a new password by our call': {
    ends: ['phone'],
    act: (town, { password }, { token }) =>
      town.withToken(token).send(calls.changePassword, { body: { currentPassword: password, newPassword } }),
  },
  'a new password by the protocol': {
    ends: ['phone'],
    act: (_town, { browser, password }) =>
      browser.auth.updateUser({ password: newPassword, current_password: password }),
  },
  'a recovered password': { ends: ['laptop', 'phone'], act: recoverPassword },
  'another address': { ends: ['phone'], act: changeEmail },
  'a ban': {
    ends: ['laptop', 'phone'],
    act: async (town, { id }) =>
      (await town.createAdmin()).send(calls.updateUser, { params: { id }, body: { banned: true } }),
  },
  'deletion by themselves': {
    ends: ['laptop', 'phone'],
    act: (town, { password }, { token }) =>
      town.withToken(token).send(calls.deleteMe, { body: { password } }),
  },
  'deletion by an admin': {
    ends: ['laptop', 'phone'],
    act: async (town, { id }) => (await town.createAdmin()).send(calls.deleteUser, { params: { id } }),
  },
  'sign-out here': {
    ends: ['laptop'],
    act: (_town, { browser }) => browser.auth.signOut({ scope: 'local' }),
  },
  'sign-out elsewhere': {
    ends: ['phone'],
    act: (_town, { browser }) => browser.auth.signOut({ scope: 'others' }),
  },
  'sign-out everywhere': { ends: ['laptop', 'phone'], act: (_town, { browser }) => browser.auth.signOut() },
  'sign-out everywhere by our call': {
    ends: ['laptop', 'phone'],
    act: (town, _who, { token }) => town.withToken(token).send(calls.logout, { body: { scope: 'global' } }),
  },
  'the other one ended in the list': {
    ends: ['phone'],
    async act(town, _who, { token }) {
      const me = town.withToken(token)
      const other = (await me.send(calls.listSessions)).body.data.find(({ is_current }) => !is_current)
      return me.send(calls.endSession, { params: { id: other?.id ?? '' } })
    },
  },
}

async function recoverPassword(testApp: TestApp, { email }: SignedInUser) {
  const { auth, followLink } = testApp.browser()
  await auth.resetPasswordForEmail(email)
  const [mail] = await testApp.readMailsTo(email)
  const code = (await followLink(mail?.link ?? '')).searchParams.get('code') ?? ''
  await auth.exchangeCodeForSession(code)
  return auth.updateUser({ password: newPassword })
}

async function changeEmail(testApp: TestApp, { browser, email }: SignedInUser) {
  const next = `new-${email}`
  await browser.auth.updateUser({ email: next })
  for (const address of [next, email]) {
    const [mail] = await testApp.readMailsTo(address)
    await browser.followLink(mail?.link ?? '')
  }
}

async function signInDevice(testApp: TestApp, id: string, token: string, refresh_: string): Promise<Device> {
  const { port } = testApp.app.server.address() as AddressInfo
  const client = await connectSignedInSocket(
    { port },
    { ...testApp.withToken(token), id },
    { userType: 'customer' },
  )
  const channel = await openChannel(port, id, token)
  return { token, refresh: refresh_, ends: { socket: client.closed, channel: channel.closed } }
}

async function openChannel(port: number, id: string, token: string): Promise<{ closed: Promise<void> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=public&vsn=1.0.0`)
  const received = (sign: RegExp) =>
    new Promise<void>((resolve) => socket.on('message', (data) => sign.test(String(data)) && resolve()))
  const [joined, closed] = [received(/"status":"ok"/), received(/phx_close/)]
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify(createJoinFrame(id, token)))
  await joined
  void closed.then(() => socket.terminate())
  return { closed }
}

async function endsWithin(what: Promise<unknown>, withinMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), withinMs)
  return Promise.race([what.then(() => true), late.promise]).finally(() => clearTimeout(timer))
}

async function findSurvivors(testApp: TestApp, device: Device, until: number): Promise<string[]> {
  const still: string[] = []
  for (const [what, end] of Object.entries(device.ends))
    if (!(await endsWithin(end, Math.max(until - Date.now(), 1)))) still.push(`its ${what}`)
  if ((await testApp.withToken(device.token).send(calls.getMe)).status !== 401) still.push('its access token')
  const renewed = await refreshSession({ browser: testApp.browser() }, device.refresh)
  if (renewed.status === 200) still.push('its refresh token')
  return still
}

/** When a session ends, its tokens, its socket and its channel end within five seconds, and no others. */
export const endedSessions: RaceTest = async (testApp) => {
  const checks: (() => Promise<string[]>)[] = []
  for (const [name, { ends, act }] of Object.entries(sessionEndings)) {
    const user = await createSignedInUser(testApp)
    const { data } = await testApp.browser().auth.signInWithPassword(user)
    const laptop = await signInDevice(testApp, user.id, user.token, user.refresh)
    const { access_token = '', refresh_token = '' } = data.session ?? {}
    const phone = await signInDevice(testApp, user.id, access_token, refresh_token)
    await act(testApp, user, laptop, phone)
    const until = Date.now() + maxEndMs
    for (const [which, its] of Object.entries({ laptop, phone }))
      checks.push(async () => {
        if (ends.includes(which as 'laptop' | 'phone'))
          return (await findSurvivors(testApp, its, until)).map(
            (what) => `after ${name} the ${which} has ${what}`,
          )
        const { status } = await testApp.withToken(its.token).send(calls.getMe)
        return status === 200 ? [] : [`after ${name} the ${which} is signed out, too`]
      })
  }
  return (await Promise.all(checks.map((check) => check()))).flat()
}
