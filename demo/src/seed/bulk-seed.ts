import { shopCategories } from '@mainstreet/contract/shops/shop-category.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export type BulkSeedOptions = { shops: number; products: number; progress: (share: number) => void }

const chunkSize = 10_000

const nouns =
  'coffee bread honey candle soap mug basket scarf postcard lantern jam tea map print knife bowl quilt ring hat trail cheese olive pepper chocolate'.split(
    ' ',
  )
const adjectives =
  'wild golden mountain river oak cedar miner valley meadow granite copper blue red silver old summer winter smoked roasted hand-made'.split(
    ' ',
  )
const suffixAdjectives = 'small large gift fresh organic vintage local classic twin pocket'.split(' ')

/** Combined by threes they make 27,000 maker names: a marketplace with a million products has that many words. */
const syllables =
  'ba ko mi ra tel ven su lo dar pi zen fo ga hul ki mar no pel qui ro sa tam ul vi wen xa yor zi bel cor'.split(
    ' ',
  )

/**
 * Fills a large marketplace. The database generates the rows from counters, so memory stays flat. The same numbers
 * always produce the same rows, and existing rows stay, so an interrupted run can be repeated.
 */
export async function seedBulk(db: Db, { shops, products, progress }: BulkSeedOptions): Promise<void> {
  const all = shops + products
  const insertInChunks = async (
    from: number,
    total: number,
    insert: (first: number, last: number) => Promise<unknown>,
  ) => {
    for (let first = 1; first <= total; first += chunkSize) {
      await insert(first, Math.min(total, first + chunkSize - 1))
      progress((from + Math.min(total, first + chunkSize - 1)) / all)
    }
  }
  await insertInChunks(0, shops, (first, last) => insertShops(db, first, last))
  await insertInChunks(shops, products, (first, last) => insertProducts(db, shops, first, last))
  await db.one(sql`analyze shops`)
  await db.one(sql`analyze products`)
}

function insertShops(db: Db, first: number, last: number) {
  return db.one(sql`
    insert into shops (id, name, category, location, lat, lng, phone, hours, about_shop, status, approved_at, submitted_at, created_at)
    select md5('shop' || i)::uuid,
      initcap((${adjectives}::text[])[1 + (i * 7) % 20]) || ' ' || initcap((${nouns}::text[])[1 + (i * 11) % 24]) || ' ' || i,
      (${shopCategories}::text[])[1 + i % ${shopCategories.length}::int], i || ' Main Street',
      25 + ('x' || substr(md5('lat' || i), 1, 7))::bit(28)::int / 268435456.0 * 24,
      -124 + ('x' || substr(md5('lng' || i), 1, 7))::bit(28)::int / 268435456.0 * 57,
      '', ${dailyHoursJson}::jsonb, '', 'approved', now(), now(), now() - (i % 5000000) * interval '1 second'
    from generate_series(${first}::int, ${last}::int) as i
    on conflict (id) do nothing`)
}

function insertProducts(db: Db, shops: number, first: number, last: number) {
  return db.one(sql`
    insert into products (id, shop_id, name, description, image, images, price_cents, stock, created_at)
    select md5('product' || i)::uuid, md5('shop' || (1 + i % ${shops}::int))::uuid,
      initcap((${adjectives}::text[])[1 + (i / 3) % 20]) || ' ' || (${nouns}::text[])[1 + (i / 7) % 24]
        || ' ' || (${suffixAdjectives}::text[])[1 + i % 10] || ' by '
        || initcap(m.s[1 + i % 30] || m.s[1 + (i / 30) % 30] || m.s[1 + (i / 900) % 30]) || ' ' || i,
      'Made here, number ' || i, '/api/placeholder/200/200/theme/Gifts', '["/api/placeholder/200/200/theme/Gifts"]',
      300 + (i * 37) % 9000, i % 40, now() - (i % 5000000) * interval '1 second'
    from generate_series(${first}::int, ${last}::int) as i, (select ${syllables}::text[] as s) as m
    on conflict (id) do nothing`)
}

const dailyPeriods = [{ opens: '08:00', closes: '20:00' }]
const dailyHoursJson = JSON.stringify({
  time_zone: 'America/Los_Angeles',
  week: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, dailyPeriods]),
  ),
  exceptions: [],
})
