import { listSuspectedSubmissions } from '@/features/submissions/suspected/server/suspected'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Registrations kept apart as suspected, the newest 200 first, with the reasons.',
    permission: 'submissions.read',
    returns:
      '200 `{ rows: [{ id, formId, formName, reference, suspectedAt, data, reasons }], total }`',
  },
  async ({ actor }) => {
    await recordRead('submissions.listed', { actor, subject: 'possible spam' })
    return Response.json(await listSuspectedSubmissions())
  },
)
