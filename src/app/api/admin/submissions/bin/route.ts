import { listBin } from '@/features/submissions/bin/server/bin'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'What is in the bin, the latest 200 first.',
    permission: 'submissions.delete',
    returns:
      '200 `{ rows: [{ id, formId, formName, reference, data, deletedAt, erasedAt, deletedBy }], total }`',
  },
  async ({ actor }) => {
    await recordRead('submissions.bin_listed', { actor })
    return Response.json(await listBin())
  },
)
