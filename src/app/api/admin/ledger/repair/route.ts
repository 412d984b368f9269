import { repairSchema } from '@/features/ledger/schema'
import { repairGaps } from '@/features/ledger/server/operations'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Retries these deliveries at once. What is no longer a gap is skipped.',
    permission: 'ledger.use',
    body: repairSchema,
    returns: '200 · 400',
  },
  async ({ body, actor }) => {
    await repairGaps(body.gaps, actor)
    return new Response(null, { status: 204 })
  },
)
