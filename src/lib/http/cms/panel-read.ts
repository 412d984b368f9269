import 'server-only'
import type { CollectionAfterOperationHook } from 'payload'
import { insertAuditLine, repeatedReadLimit } from '../../audit/line'
import { executorOf } from '../../database/adapter'
import { clientAddress } from '../client-address'

const READS = ['find', 'findByID']

/**
 * Logs reads by the panel's pages. They send no requests to `/api/cms`, so its routes cannot log
 * them.
 */
export const recordPanelRead: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const user = req?.user
  if (user?.collection !== 'admin-users' || !READS.includes(operation)) return result
  const subject = 'id' in args ? `${collection.slug} ${args.id}` : collection.slug
  const actor = { id: Number(user.id), name: user.name, address: clientAddress(req.headers) }
  const once = repeatedReadLimit(actor.id, 'content.read', subject)
  await insertAuditLine(executorOf(req.payload), { action: 'content.read', actor, subject }, once)
  return result
}
