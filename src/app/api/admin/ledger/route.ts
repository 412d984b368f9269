import { readLedger } from '@/features/ledger/server/data'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Received, stored, mailed and in the drive, by form, and up to 200 gaps, the oldest first.',
    permission: 'ledger.use',
    returns: '200 `{ isDriveOn, lines, gaps, gapCount }`',
  },
  async () => Response.json(await readLedger()),
)
