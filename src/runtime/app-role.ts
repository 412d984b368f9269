import { createHmac } from 'node:crypto'
import pg from 'pg'
import { databaseUrl, directDatabaseUrl, payloadSecret } from '@/lib/env'
import { log } from '@/lib/log/log'
import { DATABASE_SCHEMAS } from '@/lib/queue/queue-schema'

const LOCK = 7_205_772
const LOG = 'public.audit_log'
const NAMES = 'public.audit_names'
/** The role may only read and add rows in these tables. It erases names by calling a function. */
const LOG_TABLES = `${LOG}, ${NAMES}`
/**
 * With rights on these sequences, the role could use up the next ids and so prevent new rows in
 * these tables.
 */
const LOG_SEQUENCES = 'public.audit_log_id_seq, public.audit_names_id_seq'

const WARNING =
  'The product runs with the account that owns the tables, which can change the audit log. See docs/OPERATIONS.md, "The database role".'

interface Account {
  database: string
  user: string
  mayChangeLog: boolean
}

async function readAccount(client: pg.Client): Promise<Account> {
  const { rows } = await client.query<Account>(
    `select current_database() as database, current_user as user,
       has_table_privilege(current_user, '${LOG}', 'delete') as "mayChangeLog"`,
  )
  if (!rows[0]) throw new Error('PostgreSQL did not say who we are')
  return rows[0]
}

/**
 * The password is derived from the secret, so that all machines know it and none has to store it.
 */
const passwordOf = (role: string) =>
  createHmac('sha256', payloadSecret()).update(`database role ${role}`).digest('hex')

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'id'`,
    [table],
  )
  return rows.map((row) => row.name).join()
}

async function makeRole(client: pg.Client, role: string, password: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const verb = rowCount ? 'alter' : 'create'
  // An existing role keeps its other attributes, because changing them can require a superuser.
  const attributes = rowCount ? 'login' : rights
  await client.query(`${verb} role ${name} ${attributes} password ${pg.escapeLiteral(password)}`)
  const found = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1)',
    [DATABASE_SCHEMAS],
  )
  const schemas = found.rows.map((row) => row.name).join()
  const table = 'select, insert, update, delete on'
  const sequence = 'usage, select, update on'
  const [ofLines, ofNames] = await Promise.all([columnsOf(client, LOG), columnsOf(client, NAMES)])
  const statements = [
    `grant usage on schema ${schemas} to ${name}`,
    `grant ${table} all tables in schema ${schemas} to ${name}`,
    `grant ${sequence} all sequences in schema ${schemas} to ${name}`,
    // Covers tables and sequences that a newer version of the product adds while this one still
    // runs.
    `alter default privileges in schema ${schemas} grant ${table} tables to ${name}`,
    `alter default privileges in schema ${schemas} grant ${sequence} sequences to ${name}`,
    `revoke insert, update, delete, truncate on ${LOG_TABLES} from ${name}`,
    `grant insert (${ofLines}) on ${LOG} to ${name}`,
    `grant insert (${ofNames}) on ${NAMES} to ${name}`,
    `revoke all on sequence ${LOG_SEQUENCES} from ${name}`,
    `grant execute on function public.erase_audit_names to ${name}`,
  ]
  // Runs in one transaction, so that a running process with this role does not lose its rights in
  // between.
  await client.query(statements.join(';'))
}

function addressOf(place: string, role: string, password: string): string {
  const url = new URL(place)
  url.username = encodeURIComponent(role)
  url.password = password
  return url.toString()
}

async function worksAs(role: string, address: string): Promise<boolean> {
  const client = new pg.Client(address)
  try {
    await client.connect()
    return (await readAccount(client)).user === role
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Lets this process use a role that cannot change the log, unless its account already cannot. Call
 * this before a module opens the database. If the role may not be made or cannot connect, the
 * process keeps its account and logs a warning.
 */
export async function assumeAppRole(): Promise<void> {
  const client = new pg.Client(directDatabaseUrl())
  await client.connect()
  try {
    const { database, mayChangeLog } = await readAccount(client)
    if (!mayChangeLog) return
    const role = `${database}_app`.slice(-63)
    const password = passwordOf(role)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await makeRole(client, role, password)
    const [address, direct] = [databaseUrl(), directDatabaseUrl()].map((place) =>
      addressOf(place, role, password),
    )
    for (const at of [address, direct]) {
      if (!(await worksAs(role, at ?? ''))) return log.warn(WARNING)
    }
    process.env.DATABASE_URL = address
    if (process.env.DATABASE_DIRECT_URL) process.env.DATABASE_DIRECT_URL = direct
  } catch (error) {
    // insufficient_privilege: this account may not create the role or give it its rights.
    if ((error as { code?: string }).code !== '42501') throw error
    log.warn(WARNING)
  } finally {
    await client.end()
  }
}
