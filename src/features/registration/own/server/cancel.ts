import 'server-only'
import { isOfPartyCondition } from '@/features/submissions/server/party'
import { cancelSeats } from '@/features/submissions/waiting/server/cancel'
import { recordRegistrantChange } from '@/lib/audit/record'
import { query, sql, transaction } from '@/lib/database/db'
import { NOT_DELETED_CONDITION, type OpenedLink } from './find'

/** Cancels the registration of one person or of the whole party. A repeat changes nothing. */
export const cancelOwnRegistration = (
  { submission: { id } }: OpenedLink,
  who: 'one' | 'all',
): Promise<void> =>
  transaction(async (tx) => {
    const isCancelled = await cancelSeats(
      tx,
      who === 'all' ? isOfPartyCondition(id) : sql`id = ${id}`,
    )
    if (isCancelled) await recordRegistrantChange(tx, 'submission.own_cancelled', id)
  })

/** Records the request to erase a registration, which staff carry out. A repeat changes nothing. */
export const requestErasure = ({ submission: { id } }: OpenedLink): Promise<void> =>
  transaction(async (tx) => {
    const rows = await query(
      tx,
      sql`update submissions set erasure_asked_at = now(), updated_at = now()
          where id = ${id} and erasure_asked_at is null and ${NOT_DELETED_CONDITION} returning id`,
    )
    if (rows.length > 0) await recordRegistrantChange(tx, 'submission.own_erasure_asked', id)
  })
