import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorOfRequest } from '@/lib/database/adapter'
import type { Executor } from '@/lib/database/sql'

/** Writes in the transaction that creates, changes or deletes a form. */
export type FormSideWrites = (tx: Executor, form: { id: number }) => Promise<void>

interface Hooked {
  req: PayloadRequest
  /** Present in `afterChange`. */
  doc?: { id: number }
  /** Present in `beforeDelete`. */
  id?: number | string
}

/**
 * Runs the writes in `context.sideWrites`. It is a Payload hook, because only hooks can use the
 * transaction that Payload opens for a change.
 */
export const runFormSideWrites = async ({ req, doc, id }: Hooked): Promise<void> => {
  const { sideWrites } = req.context
  if (typeof sideWrites !== 'function') return
  await (sideWrites as FormSideWrites)(await executorOfRequest(req), { id: doc?.id ?? Number(id) })
}
