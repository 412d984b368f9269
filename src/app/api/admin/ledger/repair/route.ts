import { repairSchema } from '@/features/ledger/schema'
import { repairGaps } from '@/features/ledger/server/operations'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('ledger.use', async (request, _params, actor) => {
  const { gaps } = await readJson(request, repairSchema)
  await repairGaps(gaps, actor)
  return new Response(null, { status: 204 })
})
