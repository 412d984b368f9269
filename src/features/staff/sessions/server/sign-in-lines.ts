import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { clientAddress } from '@/lib/http/client-address'

type Step = 'staff.sign_in_failed' | 'staff.factor_awaited' | 'staff.factor_failed'

/**
 * Logs a step without an actor, because the person's identity is not proved. `id` is null when the
 * email address has no account.
 */
export const recordSignInStep = (
  action: Step,
  { id, email }: { id: number | null; email: string },
  headers: Headers,
  on?: Executor,
): Promise<void> =>
  recordAudit(
    {
      action,
      actor: { id: null, name: null, address: clientAddress(headers) },
      subject: { text: email, accountId: id ?? undefined },
    },
    on,
  )
