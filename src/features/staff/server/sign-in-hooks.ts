import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionBeforeLoginHook, CollectionBeforeOperationHook } from 'payload'
import type { Pool } from 'pg'
import { AppError } from '@/lib/errors'
import { clientAddress } from '@/lib/http/client-address'
import { spendSignInAttempt } from '@/lib/http/rate-limit'

/** Counts every attempt before the password is looked at, whether or not the address exists. */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const email: unknown = args.data?.email
  const { pool } = req.payload.db as unknown as PostgresAdapter
  const address = clientAddress(req.headers)
  await spendSignInAttempt(pool as unknown as Pool, address, String(email ?? '').toLowerCase())
  return args
}

/** An account that is not active answers like a wrong password: nobody learns that it exists. */
export const refuseInactive: CollectionBeforeLoginHook = ({ user }) => {
  if (user.status !== 'active') throw new AppError('auth.invalid_credentials')
  return user
}
