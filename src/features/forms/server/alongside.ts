import 'server-only'
import type { PayloadRequest } from 'payload'
import { executorIn } from '@/lib/database/adapter'
import type { Executor } from '@/lib/database/sql'

/** Writes what belongs to a change of a form, in the transaction of that change. */
export type Alongside = (tx: Executor) => Promise<void>

/** Runs `context.alongside`; a hook, because Payload's transaction is known only there. */
export const writeAlongside = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  const { alongside } = req.context
  if (typeof alongside === 'function') await (alongside as Alongside)(await executorIn(req))
}
