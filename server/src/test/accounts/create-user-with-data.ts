import { calls } from '@mainstreet/contract/calls.ts'
import type { ProductFields } from '@mainstreet/contract/catalog/product.ts'
import { chatLimits } from '@mainstreet/contract/chat/limits.ts'
import type { ShopFields } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { notifyUnreadMessages } from '../../notifications/notify-unread-messages.ts'
import { registerPasskey } from '../identity/passkeys-fixture.ts'
import { createAuthenticator } from '../identity/software-authenticator.ts'
import { createPaymentsFixture, requestOrderStatus, testCards } from '../payments/payments-fixture.ts'
import { alwaysOpen } from '../setup/factories.ts'
import { writeFreeTexts } from '../setup/free-texts.ts'
import { createNotificationDeps, createNotificationHandler } from '../setup/start-notifications.ts'
import { type TestApp, throwError } from '../setup/test-app.ts'
import { createSignedInUser } from './sign-in-races.ts'

/** What the user entered, each with a word that occurs nowhere else. */
export const personalData = {
  email: 'quentin.zypherson@people.example',
  formerEmail: 'quentin.oldzypher@people.example',
  name: 'Quentin Zypherson',
  phone: '209-555-7781',
  address: '7 Zypher Lane',
  businessEmail: 'shop@zypher.example',
  text: 'zypher wrote this',
  fileName: 'zypher-portrait.txt',
}
export const personalDataPattern = /zypher|555-?7781/i

/** A customer who became a merchant and has used everything; both sides were notified of it. */
export async function createUserWithData(testApp: TestApp) {
  const { db } = testApp
  const { email, formerEmail, name, phone, address, text, fileName } = personalData
  const admin = await testApp.createAdmin()
  const account = await createSignedInUser(testApp, formerEmail)
  const me = { ...testApp.withToken(account.token), id: account.id }
  const params = { id: me.id }
  await me.send(calls.updateMe, { body: { name } })
  await account.browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: text })
  const { data: passkey } = await registerPasskey(account.browser, createAuthenticator())
  await account.browser.auth.passkey.update({ passkeyId: passkey?.id ?? '', friendlyName: text })
  await admin.send(calls.updateUser, { params, body: { email, name } })
  await testApp.readMailsTo(formerEmail)

  // as a customer
  const other = await testApp.createShop()
  const tea = await testApp.createProduct({ shop: other })
  await db.one(sql`update shops set offers_delivery = true where id = ${other.id}`)
  const payments = createPaymentsFixture(testApp)
  const paid = await payments.paid(me, [tea], testCards.succeeds, {
    customer_name: name,
    customer_phone: phone,
    customer_email: email,
    notes: [{ shop_id: other.id, note: text }],
    fulfillment: 'delivery',
    delivery_address: address,
    save: ['customer_phone', 'delivery_address'],
  })
  const refunded = paid.orders[0]
  if (!refunded) throw new Error('the checkout has no order')
  await requestOrderStatus(other.merchant, refunded, 'in_progress')
  await payments.deliver()
  const { order } = await testApp.createOrder({ customer: me, product: tea })
  await me.send(calls.sendOrderMessage, { params: { id: order.id }, body: { message: text } })
  await requestOrderStatus(me, order, 'cancelled', text)
  const thread = { shop_id: other.id, customer_id: me.id }
  await me.send(calls.sendMessage, {
    body: { ...thread, message: text },
    headers: { 'idempotency-key': 'a' },
  })
  await me.send(calls.addToCart, {
    params: { userId: me.id },
    body: { productId: tea.id, shopId: other.id },
  })
  await me.send(calls.updateNotificationPreferences, {
    body: { preferences: [{ event: 'order_message', in_app: true, email: false }] },
  })
  await me.send(calls.reportError, { body: { errorId: 'e1', message: `${text} failed` } })
  await uploadFile(testApp, account.token, `${me.id}/${fileName}`)
  await uploadImage(testApp, me.id)

  // as a merchant
  await me.send(calls.updateRole, { body: { userId: me.id, role: 'merchant' } })
  const shopId = (await me.send(calls.getMe)).body.user.shop_id ?? ''
  await me.send(calls.updateShop, {
    params: { id: shopId },
    body: getShopFields(),
  })
  await admin.send(calls.approveShop, { params: { id: shopId } })
  await me.send(calls.createProduct, { body: getProductFields(`${text}: unsold`) })
  // order lines are records of the shop: they keep the name and image of what was sold
  const soldFields = { ...getProductFields('Jam'), image: '/jam.png', images: ['/jam.png'] }
  const { product } = (await me.send(calls.createProduct, { body: soldFields })).body
  const jam = { id: product.id, shop: { id: shopId, merchant: me } }
  const sold = await testApp.createOrder({ product: jam })
  await me.send(calls.sendOrderMessage, { params: { id: sold.order.id }, body: { message: text } })
  const back = { shop_id: shopId, customer_id: sold.customer.id }
  await sold.customer.send(calls.sendMessage, { body: { ...back, message: 'Anybody there?' } })
  await me.send(calls.sendMessage, { body: { ...back, message: text } })

  // both sides are notified, except of a message whose event has failed
  await db.one(sql`
    update outbox set failed_at = now(), attempts = 10 where id = (
      select min(id) from outbox where topic = 'chat.message_sent')`)
  const deps = createNotificationDeps(testApp.deps)
  while ((await processOutbox(db, createNotificationHandler(deps), throwError)) > 0);
  const now = () => new Date(Date.now() + chatLimits.unreadNotificationDelayMs + 1000)
  await notifyUnreadMessages({ ...deps, now })
  return { admin, me, account, shopId, order, sold }
}

/** Each field, so that a new one needs a text here. Orders need the name. */
function getShopFields(): Required<ShopFields> {
  const { phone, address, businessEmail, text } = personalData
  return {
    ...writeFreeTexts(shopDescriptor, text),
    name: 'The Corner',
    category: 'Food',
    location: address,
    coordinates: { lat: 37.5, lng: -119.9 },
    phone,
    hours: { ...alwaysOpen, exceptions: [{ date: '2030-01-01', periods: [], note: text }] },
    business_email: businessEmail,
    website: 'https://zypher.example/',
    social_links: { instagram: 'https://instagram.com/zypher' },
    shop_photo: '/zypher-shop.png',
    color: '#123456',
    paused_until: null,
    preparation_minutes: 10,
    requires_confirmation: true,
    accepts_in_store_payment: true,
    offers_delivery: false,
    delivery_fee: 0,
  }
}

function getProductFields(name: string): Required<ProductFields> {
  const { text } = personalData
  return {
    name,
    image: '/zypher.png',
    images: ['/zypher.png'],
    image_alts: [text],
    price: 12,
    description: text,
    stock: 10,
    sku: `zypher ${name}`,
  }
}

async function uploadFile({ app, db }: TestApp, token: string, path: string): Promise<void> {
  await db.one(sql`insert into storage_buckets (id, public) values ('files', false) on conflict do nothing`)
  const response = await app.inject({
    method: 'POST',
    url: `/storage/v1/object/files/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
    payload: 'a file',
  })
  if (response.statusCode !== 200) throw new Error(`the file was not stored: ${response.body}`)
}

/** Its bytes do not matter. */
async function uploadImage({ db }: TestApp, ownerId: string): Promise<void> {
  await db.one(sql`
    insert into storage_quotas (owner_id, used_bytes) values (${ownerId}, 10)
    on conflict (owner_id) do update set used_bytes = storage_quotas.used_bytes + 10`)
  await db.one(sql`
    insert into images (id, sha256, bytes, width, height, owner_id)
    values ('up-' || gen_random_uuid(), repeat('a', 64), 10, 1, 1, ${ownerId})`)
}
