import { randomUUID } from 'node:crypto'
import { savedContactLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { SavedContact } from '@mainstreet/contract/accounts/saved-contact.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { orderTextLimits } from '@mainstreet/contract/orders/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { describe, expect, test } from 'vitest'
import { createPaymentsFixture } from '../../test/payments/payments-fixture.ts'
import { createTestApp } from '../../test/setup/test-app.ts'
import type { TestUser } from '../../test/setup/test-user.ts'

const testApp = await createTestApp()
const payments = createPaymentsFixture(testApp)
const { maxAddresses } = savedContactLimits

const getContact = async (user: TestUser) => (await user.send(calls.getSavedContact)).body.contact
const add = (user: TestUser, address: string, is_default?: true) =>
  user.send(calls.addSavedAddress, { body: { address, ...(is_default && { is_default }) } })
const listTexts = ({ addresses }: SavedContact) =>
  addresses.map(({ address, is_default }) => (is_default ? `${address} *` : address))

async function createCustomerWith(...addresses: string[]) {
  const customer = await testApp.createCustomer()
  for (const address of addresses) await add(customer, address)
  const saved = await getContact(customer)
  const idOf = (text: string) => saved.addresses.find(({ address }) => address === text)?.id ?? ''
  return { customer, idOf }
}

describe('the phone number', () => {
  test('a new account has none; a saved one stays as typed, and an empty one removes it', async () => {
    const customer = await testApp.createCustomer()
    expect(await getContact(customer)).toEqual({ phone: '', addresses: [] })
    const save = (phone: string) => customer.send(calls.updateSavedContact, { body: { phone } })
    expect((await save(' (209) 555-0100 ext. 4 ')).body.contact.phone).toBe('(209) 555-0100 ext. 4')
    expect((await getContact(customer)).phone).toBe('(209) 555-0100 ext. 4')
    expect((await save('')).body.contact.phone).toBe('')
  })

  test.each(['12', 'no number', '1234567890123456', `${'2 '.repeat(4)}${'x'.repeat(40)}`])(
    '%s is rejected',
    async (phone) => {
      const customer = await testApp.createCustomer()
      const response = await customer.send(calls.updateSavedContact, { body: { phone } })
      expect(response).toMatchObject({
        status: 400,
        body: { code: 'bad_request', details: [{ path: 'phone' }] },
      })
      expect((await getContact(customer)).phone).toBe('')
    },
  )
})

describe('delivery addresses', () => {
  test('the first is the default; the others follow, newest first', async () => {
    const { customer } = await createCustomerWith('1 Elm Street', '2 Oak Street', '3 Fir Street')
    expect(listTexts(await getContact(customer))).toEqual(['1 Elm Street *', '3 Fir Street', '2 Oak Street'])
  })

  test('another one can become the default, also a new one', async () => {
    const { customer, idOf } = await createCustomerWith('1 Elm Street', '2 Oak Street')
    const changed = await customer.send(calls.updateSavedAddress, {
      params: { id: idOf('2 Oak Street') },
      body: { is_default: true },
    })
    expect(listTexts(changed.body.contact)).toEqual(['2 Oak Street *', '1 Elm Street'])
    const added = await add(customer, '3 Fir Street', true)
    expect(added.status).toBe(201)
    expect(listTexts(added.body.contact)).toEqual(['3 Fir Street *', '2 Oak Street', '1 Elm Street'])
  })

  test('an address that is saved already is not added again', async () => {
    const { customer } = await createCustomerWith('1 Elm Street', '2 Oak Street')
    expect(listTexts((await add(customer, ' 2 Oak Street ')).body.contact)).toHaveLength(2)
    expect(listTexts((await add(customer, '2 Oak Street', true)).body.contact)[0]).toBe('2 Oak Street *')
  })

  test('its text can change, but not to that of another one', async () => {
    const { customer, idOf } = await createCustomerWith('1 Elm Street', '2 Oak Street')
    const params = { id: idOf('2 Oak Street') }
    const change = (address: string) => customer.send(calls.updateSavedAddress, { params, body: { address } })
    expect(await change('1 Elm Street')).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: [{ path: 'address' }] },
    })
    expect(listTexts((await change('2 Oak Street, Apt 5')).body.contact)).toEqual([
      '1 Elm Street *',
      '2 Oak Street, Apt 5',
    ])
  })

  test('when the default is deleted, the newest of the others is it', async () => {
    const { customer, idOf } = await createCustomerWith('1 Elm Street', '2 Oak Street', '3 Fir Street')
    const remove = (address: string) =>
      customer.send(calls.deleteSavedAddress, { params: { id: idOf(address) } })
    expect((await remove('1 Elm Street')).status).toBe(204)
    expect(listTexts(await getContact(customer))).toEqual(['3 Fir Street *', '2 Oak Street'])
    expect((await remove('1 Elm Street')).status).toBe(404)
    await remove('2 Oak Street')
    await remove('3 Fir Street')
    expect(listTexts(await getContact(customer))).toEqual([])
  })

  test.each([[''], ['   '], ['x'.repeat(orderTextLimits.maxDeliveryAddressChars + 1)], [5], [null]])(
    '%j is rejected',
    async (address) => {
      const { customer, idOf } = await createCustomerWith('1 Elm Street')
      const body = { address } as never
      const params = { id: idOf('1 Elm Street') }
      for (const response of [
        await customer.send(calls.addSavedAddress, { body }),
        await customer.send(calls.updateSavedAddress, { params, body }),
      ]) {
        expect(response).toMatchObject({
          status: 400,
          body: { code: 'bad_request', details: [{ path: 'address' }] },
        })
      }
      expect(listTexts(await getContact(customer))).toEqual(['1 Elm Street *'])
    },
  )

  test('an account keeps a limited number, also with concurrent requests', async () => {
    const customer = await testApp.createCustomer()
    const seen = await Promise.all(
      Array.from({ length: maxAddresses + 5 }, (_, index) => add(customer, `${index} Elm Street`)),
    )
    const full = seen.filter(({ status }) => status !== 201)
    expect(full).toHaveLength(5)
    expect(full[0]).toMatchObject({ status: 422, body: { code: 'rule_violation' } })
    const { addresses } = await getContact(customer)
    expect(addresses).toHaveLength(maxAddresses)
    expect(addresses.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  test('those of another user are neither seen, changed nor deleted, also by an admin', async () => {
    const { customer, idOf } = await createCustomerWith('1 Elm Street', '2 Oak Street')
    const params = { id: idOf('2 Oak Street') }
    for (const other of [
      await testApp.createCustomer(),
      await testApp.createMerchant(),
      await testApp.createAdmin(),
    ]) {
      expect((await getContact(other)).addresses).toEqual([])
      for (const body of [{ address: 'Mine' }, { is_default: true as const }])
        expect((await other.send(calls.updateSavedAddress, { params, body })).status).toBe(404)
      expect((await other.send(calls.deleteSavedAddress, { params })).status).toBe(404)
      expect((await add(other, '1 Elm Street')).status).toBe(201)
    }
    expect(listTexts(await getContact(customer))).toEqual(['1 Elm Street *', '2 Oak Street'])
    expect((await testApp.anonymous.send(calls.getSavedContact)).status).toBe(401)
    const unknown = { params: { id: randomUUID() }, body: { address: '5 Ash Street' } }
    expect((await customer.send(calls.updateSavedAddress, unknown)).status).toBe(404)
  })
})

describe('at a checkout', () => {
  async function createDelivery() {
    const product = await testApp.createProduct()
    await testApp.db.one(sql`update shops set offers_delivery = true where id = ${product.shop.id}`)
    return (customer: TestUser, delivery_address: string, save: string[]) =>
      payments.checkout(customer, [product], {
        fulfillment: 'delivery',
        delivery_address,
        customer_phone: '209-555-0100',
        save,
      })
  }

  test('phone and address are kept if the customer wants it, once', async () => {
    const customer = await testApp.createCustomer()
    const checkOut = await createDelivery()
    await checkOut(customer, '1 Elm Street', [])
    expect(await getContact(customer)).toEqual({ phone: '', addresses: [] })
    await checkOut(customer, '1 Elm Street', ['delivery_address'])
    expect(await getContact(customer)).toMatchObject({ phone: '', addresses: [{ address: '1 Elm Street' }] })
    await checkOut(customer, '1 Elm Street', ['delivery_address', 'customer_phone'])
    const contact = await getContact(customer)
    expect(contact.phone).toBe('209-555-0100')
    expect(listTexts(contact)).toEqual(['1 Elm Street *'])
  })

  test('without room the order is placed, and the address is only on it', async () => {
    const customer = await testApp.createCustomer()
    for (let number = 0; number < maxAddresses; number++) await add(customer, `${number} Elm Street`)
    const checkOut = await createDelivery()
    const placed = await checkOut(customer, '99 Oak Street', ['delivery_address'])
    expect(placed.body.orders[0]).toMatchObject({ delivery_address: '99 Oak Street' })
    expect((await getContact(customer)).addresses).toHaveLength(maxAddresses)
  })
})
