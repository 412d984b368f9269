import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorIn } from '@/lib/database/adapter'
import type { Executor } from '@/lib/database/sql'

/**
 * Writes what must be stored together with a change of a form, in the transaction of that change.
 */
export type FormSideWrites = (tx: Executor, form: { id: number }) => Promise<void>

interface Hooked {
  req: PayloadRequest
  /** The stored form; present in `afterChange`. */
  doc?: { id: number }
  /** The id of the form; present in `beforeDelete`. */
  id?: number | string
}

/**
 * Runs `context.sideWrites`. It is a hook, because only hooks can use the transaction that Payload
 * opens for the change.
 */
export const runSideWrites = async ({ req, doc, id }: Hooked): Promise<void> => {
  const { sideWrites } = req.context
  if (typeof sideWrites !== 'function') return
  await (sideWrites as FormSideWrites)(await executorIn(req), { id: doc?.id ?? Number(id) })
}
