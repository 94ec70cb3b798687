import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLocalBus } from '../bus/bus.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { renderEmail } from './email-template.ts'
import { createMailTransport } from './mail-transport.ts'
import {
  BouncedMailError,
  deliverMails,
  enqueueMail,
  type MailDelivery,
  type MailTransport,
  startMailWorker,
} from './mail-worker.ts'

let db: Db
const bus = createLocalBus()
const sampleMail = { to: 'ada@people.example', subject: 'Hello', text: 'Hello Ada', html: '<p>Hello Ada</p>' }
const enqueue = (to = sampleMail.to) => db.tx((tx) => enqueueMail(tx, bus, { ...sampleMail, to }))
const listPending = () =>
  db.many<{ recipient: string; attempts: number }>(
    sql`select payload->>'to' as recipient, attempts from outbox where queue = 'email' and failed_at is null order by id`,
  )
const ignoreWarnings = () => {}
const toDelivery = (transport: MailTransport): MailDelivery => ({ transport, onBounce: async () => {} })

beforeAll(async () => {
  db = (await createTestDatabase()).open()
})

test('an email is sent after its transaction commits, and not when that is rolled back', async () => {
  const sent: string[] = []
  const carry: MailTransport = async ({ to }) => void sent.push(to)
  await db
    .tx(async (tx) => {
      await enqueueMail(tx, bus, { ...sampleMail, to: 'undone@people.example' })
      throw new Error('undone')
    })
    .catch(ignoreWarnings)
  await enqueue()
  await deliverMails(db, toDelivery(carry), ignoreWarnings)
  expect(sent).toEqual(['ada@people.example'])
  expect(await listPending()).toEqual([])
})

test('an email that cannot be sent is retried later, delays no other, and is given up in the end', async () => {
  const sent: string[] = []
  const errors: string[] = []
  const carry: MailTransport = async ({ to }) => {
    if (to.startsWith('bad')) throw new Error('refused')
    sent.push(to)
  }
  await enqueue('bad@people.example')
  await enqueue('good@people.example')
  const deliver = () => deliverMails(db, toDelivery(carry), (_error, what) => void errors.push(what))
  await deliver()
  expect(sent).toEqual(['good@people.example'])
  expect(await listPending()).toEqual([{ recipient: 'bad@people.example', attempts: 1 }])
  expect(await deliver()).toBe(0)
  for (let left = 30; left > 0 && (await listPending()).length > 0; left--) {
    await db.one(sql`update outbox set next_attempt_at = ${new Date()}`)
    await deliver()
  }
  expect(await listPending()).toEqual([])
  expect(errors.at(-1)).toMatch(/^email \d+ failed 10 times and is now a dead letter$/)
  expect(errors).toHaveLength(10)
})

test('an email to an address that the mail server does not accept is not tried again', async () => {
  const bounced: string[] = []
  const warnings: unknown[] = []
  await enqueue('gone@people.example')
  const delivery = {
    transport: () => Promise.reject(new BouncedMailError('550')),
    onBounce: async (email: string) => void bounced.push(email),
  }
  expect(await deliverMails(db, delivery, (error) => void warnings.push(error))).toBe(1)
  expect(bounced).toEqual(['gone@people.example'])
  expect(await listPending()).toEqual([])
  expect(warnings).toEqual([])
})

test('the delay of a retry quadruples, and after a crash of a node the email is due when the lease has ended', async () => {
  await enqueue('bad@people.example')
  const carry: MailTransport = () => Promise.reject(new Error('refused'))
  let now = new Date()
  const deliver = (reader: Queryable = db) =>
    deliverMails(reader, toDelivery(carry), ignoreWarnings, () => now)
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  expect(await deliver()).toBe(1)
  for (const delay of [0.85, 3.4, 13.6]) {
    pass(delay * 0.99)
    expect(await deliver()).toBe(0)
    pass(delay * 0.35)
    expect(await deliver()).toBe(1)
  }
  pass(80)
  const dying: Queryable = { ...db, one: () => Promise.reject(new Error('It is down')) }
  await expect(deliver(dying)).rejects.toThrow('It is down')
  pass(299)
  expect(await deliver()).toBe(0)
  pass(1)
  expect(await deliver()).toBe(1)
  await db.one(sql`delete from outbox`)
})

test('several nodes share the work: each email is sent by one node', async () => {
  for (let count = 0; count < 30; count++) await enqueue(`n${count}@people.example`)
  const sent: string[] = []
  const carry: MailTransport = async ({ to }) => void sent.push(to)
  const node = async () => {
    while ((await deliverMails(db, toDelivery(carry), ignoreWarnings)) > 0);
  }
  await Promise.all([node(), node(), node()])
  expect(new Set(sent).size).toBe(30)

  await enqueue()
  const nested: number[] = []
  await deliverMails(
    db,
    toDelivery(async () => void nested.push(await deliverMails(db, toDelivery(carry), ignoreWarnings))),
    ignoreWarnings,
  )
  expect(nested).toEqual([0])
})

test('the mail worker sends an email as soon as it is enqueued', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const worker = startMailWorker(
    db,
    bus,
    toDelivery(async ({ to }) => resolve(to)),
    ignoreWarnings,
  )
  await enqueue('soon@people.example')
  expect(await promise).toBe('soon@people.example')
  await worker.stop()
})

test('a mail server gets both parts of an email, and its error is logged without the address', async () => {
  const received: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.setEncoding('utf8').write('220 mail.example\r\n')
    socket.on('data', (text: string) => {
      received.push(text)
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (inData) {
          if (line === '.') {
            inData = false
            socket.write('250 taken\r\n')
          }
        } else if (line === 'DATA') {
          inData = true
          socket.write('354 go on\r\n')
        } else if (line.startsWith('RCPT TO:<refused'))
          socket.write('550 <refused@people.example> is unknown here\r\n')
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 well\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const carry = createMailTransport(
    db,
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Mainstreet <mail@street.example>' },
    true,
  )
  await carry({ ...sampleMail, key: 'k1' })
  const session = received.join('')
  expect(session).toContain('RCPT TO:<ada@people.example>')
  expect(session).toContain('Message-ID: <k1@street.example>')
  expect(session).toContain('From: Mainstreet <mail@street.example>')
  expect(session).toMatch(/text\/plain[\s\S]*Hello Ada[\s\S]*text\/html[\s\S]*<p>Hello Ada<\/p>/)
  expect(session).not.toContain('List-Unsubscribe')
  const unsubscribeUrl = 'https://street.example/unsubscribe/message_unread/token'
  await carry({ ...sampleMail, key: 'k3', unsubscribeUrl })
  const optional = received.join('').replace(/\r\n[ \t]+/g, ' ')
  expect(optional).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
  expect(optional).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  const rejected = await carry({ ...sampleMail, key: 'k2', to: 'refused@people.example' }).catch(
    (error: Error) => error,
  )
  expect(rejected).toBeInstanceOf(BouncedMailError)
  expect(rejected).toMatchObject({ message: expect.stringContaining('550') })
  expect(JSON.stringify([rejected, String(rejected)])).not.toContain('people.example')
})

test('an email says the same as text and as HTML, and inserted values stay text', () => {
  const { text, html } = renderEmail({
    subject: 'Hi <b>',
    heading: '<script>alert(1)</script>',
    paragraphs: ['It\'s "here" & there'],
    action: { label: 'Go', url: 'https://street.example/?a=1&b="2"' },
    code: '123456',
  })
  expect(text).toContain('<script>alert(1)</script>')
  expect(html).not.toContain('<script>')
  expect(html).toContain('https://street.example/?a=1&amp;b=&quot;2&quot;')
  for (const part of [text, html]) expect(part).toContain('123456')
})
