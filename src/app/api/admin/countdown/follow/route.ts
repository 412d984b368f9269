import { linkCountdownToCelebration } from '@/features/home/server/operations'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Makes the countdown of Home take its date from the simultaneous celebration, and publishes that.',
    permission: 'content.write',
    returns: '204',
  },
  async ({ actor }) => {
    await linkCountdownToCelebration(actor)
    return new Response(null, { status: 204 })
  },
)
