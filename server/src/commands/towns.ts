import { randomBytes } from 'node:crypto'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import {
  createTownSchema,
  dropTownSchema,
  findCitusVersion,
  listTownSchemas,
  moveTownSchema,
  schemaExists,
  userExists,
} from '@mainstreet/platform/db/town-schemas-store.ts'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { schemaName } from '../config/database-config.ts'
import { readConfig } from '../config.ts'
import { migrationsFolder } from '../connect-database.ts'

const usage = `npm run towns -- add NAME              creates the schema and the user of a town, with all tables
npm run towns -- list                  shows the towns that Citus distributes, their nodes and sizes
npm run towns -- move NAME HOST:PORT   moves a town to another node while it runs`

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function addTown(admin: Db, databaseUrl: string, name: string): Promise<void> {
  if (await schemaExists(admin, name)) throw new Error(`There is a schema ${name} already.`)
  if (await userExists(admin, name)) throw new Error(`There is a user ${name} already.`)
  const password = randomBytes(24).toString('base64url')
  const url = await createTownSchema(admin, { name, password, databaseUrl, migrationsFolder }).catch(
    async (error: unknown) => {
      await dropTownSchema(admin, name)
      throw error
    },
  )
  print(`The town is ready. Its nodes run with:\nDATABASE_URL=${url}\nDATABASE_SCHEMA=${name}`)
}

async function listTowns(admin: Db): Promise<void> {
  for (const { name, node, bytes } of await listTownSchemas(admin))
    print(`${name.padEnd(32)} ${node.padEnd(24)} ${Math.ceil(bytes / 1024 ** 2)} MB`)
}

async function moveTown(admin: Db, name: string, node: string): Promise<void> {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(node) ?? []
  if (!host || !port) throw new Error(usage)
  const town = (await listTownSchemas(admin)).find((one) => one.name === name)
  if (!town) throw new Error(`There is no town ${name} that Citus distributes.`)
  if (town.node === node) return print(`${name} is on ${node} already.`)
  await moveTownSchema(admin, name, { host, port: Number(port) })
  print(`${name} is on ${node} now.`)
}

async function requireCitus(admin: Db): Promise<void> {
  if ((await findCitusVersion(admin)) === undefined)
    throw new Error('The database at DATABASE_URL is not one of Citus: all towns are on its only node.')
}

/** As a user who may create users and schemas, not as one of a town. */
async function runCommand(admin: Db, databaseUrl: string): Promise<void> {
  const [command, name, node] = process.argv.slice(2)
  const isNamed = schemaName.safeParse(name).success
  if (command === 'add' && name && isNamed && !node) return addTown(admin, databaseUrl, name)
  const isMove = command === 'move' && name && isNamed && node
  if (!isMove && (command !== 'list' || name)) throw new Error(usage)
  await requireCitus(admin)
  await (isMove ? moveTown(admin, name, node) : listTowns(admin))
}

try {
  const { databaseUrl, databaseDirectUrl } = readConfig(process.env)
  const url = databaseDirectUrl ?? databaseUrl
  if (url === undefined) throw new Error('DATABASE_URL is not set: the embedded database holds one town.')
  const admin = connectDb({ url, poolSize: 1, statementTimeoutMs: 0, lockTimeoutMs: 0 })
  await runCommand(admin, url).finally(admin.close)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
