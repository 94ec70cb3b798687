import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { WebSocket } from 'ws'
import { refresh, type Somebody, somebody } from '../accounts/sign-in-races.ts'
import { openGuest } from '../clients/socket-client.ts'
import type { Race } from '../orders/order-races.ts'
import type { Town } from '../setup/test-app.ts'
import { joining } from './forged-tokens.ts'

/** One of two places where the same person is signed in, with everything that it keeps open. */
type Device = { token: string; refresh: string; ends: Record<string, Promise<unknown>> }
type Act = (town: Town, who: Somebody, laptop: Device, phone: Device) => Promise<unknown>

const fresh = 'a door on the latch'
const longestMs = 5000

/** What ends sessions, and of which of the two devices: T35. */
const acts: Record<string, { ends: ('laptop' | 'phone')[]; act: Act }> = {
  'a new password by our call': {
    ends: ['phone'],
    act: (town, { password }, { token }) =>
      town.as(token).send(calls.changePassword, { body: { currentPassword: password, newPassword: fresh } }),
  },
  'a new password by the protocol': {
    ends: ['phone'],
    act: (_town, { browser }) => browser.auth.updateUser({ password: fresh }),
  },
  'a recovered password': { ends: ['laptop', 'phone'], act: recover },
  'another address': { ends: ['phone'], act: move },
  'a ban': {
    ends: ['laptop', 'phone'],
    act: async (town, { id }) =>
      (await town.anAdmin()).send(calls.updateUser, { params: { id }, body: { banned: true } }),
  },
  'deletion by themselves': {
    ends: ['laptop', 'phone'],
    act: (town, { password }, { token }) => town.as(token).send(calls.deleteMe, { body: { password } }),
  },
  'deletion by an admin': {
    ends: ['laptop', 'phone'],
    act: async (town, { id }) => (await town.anAdmin()).send(calls.deleteUser, { params: { id } }),
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
    act: (town, _who, { token }) => town.as(token).send(calls.logout, { body: { scope: 'global' } }),
  },
  'the other one ended in the list': {
    ends: ['phone'],
    async act(town, _who, { token }) {
      const me = town.as(token)
      const other = (await me.send(calls.listSessions)).body.data.find(({ current }) => !current)
      return me.send(calls.endSession, { params: { id: other?.id ?? '' } })
    },
  },
}

async function recover(town: Town, { email }: Somebody) {
  const { auth, open } = town.browser()
  await auth.resetPasswordForEmail(email)
  const [mail] = await town.mailsTo(email)
  const code = (await open(mail?.link ?? '')).searchParams.get('code') ?? ''
  await auth.exchangeCodeForSession(code)
  return auth.updateUser({ password: fresh })
}

async function move(town: Town, { browser, email }: Somebody) {
  const next = `new-${email}`
  await browser.auth.updateUser({ email: next })
  for (const address of [next, email]) {
    const [mail] = await town.mailsTo(address)
    await browser.open(mail?.link ?? '')
  }
}

async function device(town: Town, id: string, token: string, refresh_: string): Promise<Device> {
  const { port } = town.app.server.address() as AddressInfo
  const guest = await openGuest({ port }, { ...town.as(token), id }, { userType: 'customer' })
  const channel = await openChannel(port, id, token)
  return { token, refresh: refresh_, ends: { socket: guest.closed, channel: channel.closed } }
}

async function openChannel(port: number, id: string, token: string): Promise<{ closed: Promise<void> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=public&vsn=1.0.0`)
  const heard = (sign: RegExp) =>
    new Promise<void>((resolve) => socket.on('message', (data) => sign.test(String(data)) && resolve()))
  const [joined, closed] = [heard(/"status":"ok"/), heard(/phx_close/)]
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify(joining(id, token)))
  await joined
  void closed.then(() => socket.terminate())
  return { closed }
}

async function isOver(what: Promise<unknown>, withinMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), withinMs)
  return Promise.race([what.then(() => true), late.promise]).finally(() => clearTimeout(timer))
}

async function outlived(town: Town, device: Device, until: number): Promise<string[]> {
  const still: string[] = []
  for (const [what, end] of Object.entries(device.ends))
    if (!(await isOver(end, Math.max(until - Date.now(), 1)))) still.push(`its ${what}`)
  if ((await town.as(device.token).send(calls.me)).status !== 401) still.push('its access token')
  const renewed = await refresh({ browser: town.browser() }, device.refresh)
  if (renewed.status === 200) still.push('its refresh token')
  return still
}

/** T35: what ends a session ends its tokens, its socket and its channel within five seconds, and no other's. */
export const endedSessions: Race = async (town) => {
  const looks: (() => Promise<string[]>)[] = []
  for (const [name, { ends, act }] of Object.entries(acts)) {
    const who = await somebody(town)
    const { data } = await town.browser().auth.signInWithPassword(who)
    const laptop = await device(town, who.id, who.token, who.refresh)
    const { access_token = '', refresh_token = '' } = data.session ?? {}
    const phone = await device(town, who.id, access_token, refresh_token)
    await act(town, who, laptop, phone)
    const until = Date.now() + longestMs
    for (const [which, its] of Object.entries({ laptop, phone }))
      looks.push(async () => {
        if (ends.includes(which as 'laptop' | 'phone'))
          return (await outlived(town, its, until)).map((what) => `after ${name} the ${which} has ${what}`)
        const { status } = await town.as(its.token).send(calls.me)
        return status === 200 ? [] : [`after ${name} the ${which} is out, too`]
      })
  }
  return (await Promise.all(looks.map((look) => look()))).flat()
}
