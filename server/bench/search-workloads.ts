import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createPaths, getRequest, type Workload } from './workload.ts'

const target = 'p99 < 50 ms'
const connections = 4
/** Of these each is in the name of every tenth to twenty-fourth product. */
const commonWords =
  'coffee bread honey candle mug basket lantern jam tea quilt cheese golden river oak copper smoked small large gift fresh organic classic'.split(
    ' ',
  )

/** Each with other words or another price every time, so that no response and no total is cached. */
export async function createSearchWorkloads(db: Db): Promise<Workload[]> {
  await openNewestShops(db)
  return [
    await createMistypedSearch(db),
    createFilteredSearch('search, word of every product', 'made', (at) => `max_price=${formatPrice(at, 40)}`),
    createFilteredSearch('search, narrow price', undefined, (at) => {
      const [low, high] = [formatPrice(at, 5), formatPrice(at, 5.5)]
      return `min_price=${low}&max_price=${high}`
    }),
    createFilteredSearch(
      'search, open now',
      undefined,
      (at) => `open_now=true&max_price=${formatPrice(at, 60)}`,
    ),
    createFilteredSearch(
      'search, featured',
      undefined,
      (at) => `featured=true&max_price=${formatPrice(at, 60)}`,
    ),
  ]
}

/** In dollars: 3,000 prices above `from`. */
const formatPrice = (at: number, from: number) => (from + ((at * 7919) % 3000) / 100).toFixed(2)

/** Open now at any hour: as many shops as a search for open ones reads. */
async function openNewestShops(db: Db): Promise<void> {
  await db.one(sql`
    update shops set hours = jsonb_set(hours, '{week}', (
      select jsonb_object_agg(day, '[{"opens": "00:00", "closes": "00:00"}]'::jsonb) from jsonb_object_keys(hours -> 'week') day))
    where id in (select id from shops where status = 'approved' and deleted_at is null order by created_at desc, id desc limit 2000)`)
}

function createFilteredSearch(
  name: string,
  word: string | undefined,
  filter: (at: number) => string,
): Workload {
  const searches = createPaths(
    3000,
    (at) => `search=${word ?? commonWords[at % commonWords.length]}&${filter(at)}`,
  )
  return {
    name,
    target,
    remark: 'over 4 connections; the limit has no total and no rank: the newest with the word and the price',
    connections,
    ours: getRequest(searches.map((search) => `/api/products?limit=20&${search}`)),
    baseline: getRequest(searches.map((search) => `/filtered?${search}`)),
  }
}

/** Two words of a name, one of them mistyped; every eighth time a single word that a twentieth of all names have. */
async function createMistypedSearch(db: Db): Promise<Workload> {
  const names = await db.many<{ name: string }>(sql`
    select name from products where is_listed and name like '% by %' order by md5(id::text) limit 10000`)
  const requested = names.map(({ name }, index) => {
    const [, thing = '', , , maker = ''] = name.toLowerCase().split(' ')
    return index % 8 === 0
      ? { typed: [mistyped(thing, index)], meant: [thing] }
      : { typed: [thing, mistyped(maker, index)], meant: [thing, maker] }
  })
  return {
    name: 'search, mistyped',
    target: 'p99 < 50 ms',
    remark:
      'over 4 connections; other words each time; the limit gets the correct words; the target is for 1,000,000 products (--large)',
    connections: 4,
    ours: getRequest(requested.map(({ typed }) => `/api/products?limit=20&search=${typed.join('%20')}`)),
    baseline: getRequest(requested.map(({ meant }) => `/search?q=${meant.join('%26')}`)),
  }
}

/** In turn: a letter missing, two swapped, one wrong. */
function mistyped(word: string, at: number): string {
  const [one, two] = [word.at(-3), word.at(-2)]
  const slips = [`${one}${word.at(-1)}`, `${two}${one}${word.at(-1)}`, `${one}j${word.at(-1)}`]
  return `${word.slice(0, -3)}${slips[at % 3]}`
}
