import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/setup/test-database.ts'
import { openLocalBus } from '../bus/bus.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { letterOf } from './email-template.ts'
import { openCarrier } from './mail-transport.ts'
import { type Carrier, deliverMails, post, startPostman } from './mail-worker.ts'

let db: Db
const bus = openLocalBus()
const letter = { to: 'ada@people.example', subject: 'Hello', text: 'Hello Ada', html: '<p>Hello Ada</p>' }
const write = (to = letter.to) => db.tx((tx) => post(tx, bus, { ...letter, to }))
const waiting = () =>
  db.many<{ recipient: string; tries: number }>(sql`select recipient, tries from mails order by id`)
const silent = () => {}

beforeAll(async () => {
  db = (await freshDatabase()).open()
})

test('a mail leaves after its transaction, and not at all when that is undone', async () => {
  const sent: string[] = []
  const carry: Carrier = async ({ to }) => void sent.push(to)
  await db
    .tx(async (tx) => {
      await post(tx, bus, { ...letter, to: 'undone@people.example' })
      throw new Error('undone')
    })
    .catch(silent)
  await write()
  await deliverMails(db, carry, silent)
  expect(sent).toEqual(['ada@people.example'])
  expect(await waiting()).toEqual([])
})

test('a mail that cannot be sent is tried again later, holds up no other, and is given up in the end', async () => {
  const sent: string[] = []
  const faults: string[] = []
  const carry: Carrier = async ({ to }) => {
    if (to.startsWith('bad')) throw new Error('refused')
    sent.push(to)
  }
  await write('bad@people.example')
  await write('good@people.example')
  const deliver = () => deliverMails(db, carry, (_fault, what) => void faults.push(what))
  await deliver()
  expect(sent).toEqual(['good@people.example'])
  expect(await waiting()).toEqual([{ recipient: 'bad@people.example', tries: 1 }])
  expect(await deliver()).toBe(0)
  for (let left = 20; left > 0 && (await waiting()).length > 0; left--) {
    await db.one(sql`update mails set next_try_at = now()`)
    await deliver()
  }
  expect(await waiting()).toEqual([])
  expect(faults.at(-1)).toBe('a mail was given up')
  expect(faults).toHaveLength(9)
})

test('several nodes share the work: each mail is sent, and nobody takes what another is sending', async () => {
  for (let count = 0; count < 30; count++) await write(`n${count}@people.example`)
  const sent: string[] = []
  const carry: Carrier = async ({ to }) => void sent.push(to)
  const node = async () => {
    while ((await deliverMails(db, carry, silent)) > 0);
  }
  await Promise.all([node(), node(), node()])
  expect(new Set(sent).size).toBe(30)

  await write()
  const nested: number[] = []
  await deliverMails(db, async () => void nested.push(await deliverMails(db, carry, silent)), silent)
  expect(nested).toEqual([0])
})

test('the postman goes as soon as there is a mail', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const postman = startPostman(db, bus, async ({ to }) => resolve(to), silent)
  await write('soon@people.example')
  expect(await promise).toBe('soon@people.example')
  await postman.stop()
})

test('a mail server gets the letter with both its parts, and its complaint tells nobody the address', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.setEncoding('utf8').write('220 mail.example\r\n')
    socket.on('data', (text: string) => {
      heard.push(text)
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
  const carry = openCarrier(
    db,
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Mainstreet <mail@street.example>' },
    true,
  )
  await carry(letter)
  const session = heard.join('')
  expect(session).toContain('RCPT TO:<ada@people.example>')
  expect(session).toContain('From: Mainstreet <mail@street.example>')
  expect(session).toMatch(/text\/plain[\s\S]*Hello Ada[\s\S]*text\/html[\s\S]*<p>Hello Ada<\/p>/)
  const refused = await carry({ ...letter, to: 'refused@people.example' }).catch((fault: Error) => fault)
  expect(refused).toMatchObject({ message: expect.stringContaining('550') })
  expect(JSON.stringify([refused, String(refused)])).not.toContain('people.example')
})

test('a letter says the same in text and in markup, and what is written into it stays text', () => {
  const { text, html } = letterOf({
    subject: 'Hi <b>',
    heading: '<script>alert(1)</script>',
    lines: ['It\'s "here" & there'],
    action: { label: 'Go', address: 'https://street.example/?a=1&b="2"' },
    code: '123456',
  })
  expect(text).toContain('<script>alert(1)</script>')
  expect(html).not.toContain('<script>')
  expect(html).toContain('https://street.example/?a=1&amp;b=&quot;2&quot;')
  for (const part of [text, html]) expect(part).toContain('123456')
})
