import 'server-only'
import { type Executor, query, sql } from '@/lib/database/sql'
import type { FactorMethod } from '../schema'

export interface Passkey {
  id: number
  userId: number
  credentialId: string
  /** A COSE key in base64url. */
  publicKey: string
  counter: number
  transports: string[]
  name: string
  rpId: string
  createdAt: string
  lastUsedAt: string | null
}

type Row = Omit<Passkey, 'transports'> & { transports: string | null }

const COLUMNS = sql`id, user_id as "userId", credential_id as "credentialId",
  public_key as "publicKey", counter::float8 as counter, transports, name, rp_id as "rpId",
  created_at as "createdAt", last_used_at as "lastUsedAt"`

const toPasskey = ({ transports, ...row }: Row): Passkey => ({
  ...row,
  transports: transports?.split(',').filter(Boolean) ?? [],
})

export async function listPasskeys(on: Executor, userId: number): Promise<Passkey[]> {
  const statement = sql`select ${COLUMNS} from staff_passkeys where user_id = ${userId} order by id`
  return (await query<Row>(on, statement)).map(toPasskey)
}

export async function findPasskey(on: Executor, credentialId: string): Promise<Passkey | null> {
  const [row] = await query<Row>(
    on,
    sql`select ${COLUMNS} from staff_passkeys where credential_id = ${credentialId}`,
  )
  return row ? toPasskey(row) : null
}

export interface Authenticator {
  /** Encrypted by lib/seal.ts. */
  secret: string
  createdAt: string
}

export async function findAuthenticator(
  on: Executor,
  userId: number,
): Promise<Authenticator | null> {
  const [row] = await query<Authenticator>(
    on,
    sql`select secret, created_at as "createdAt" from staff_authenticators
        where user_id = ${userId}`,
  )
  return row ?? null
}

export async function listFactorMethods(
  on: Executor,
  userId: number,
  rpId: string,
): Promise<FactorMethod[]> {
  const authenticator = await findAuthenticator(on, userId)
  const passkeys = await listPasskeys(on, userId)
  if (!authenticator && passkeys.length === 0) return []
  const isHere = passkeys.some((passkey) => passkey.rpId === rpId)
  return [
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(isHere ? (['passkey'] as const) : []),
    'recovery_code',
  ]
}
