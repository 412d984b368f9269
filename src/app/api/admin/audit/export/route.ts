import { auditFiltersSchema } from '@/features/audit/schema'
import { exportAudit } from '@/features/audit/server/data'
import { staffRoute } from '@/lib/http/route'
import { workbookResponse } from '@/lib/xlsx'

export const GET = staffRoute(
  {
    summary: 'The matching lines as a spreadsheet.',
    permission: 'audit.read',
    query: auditFiltersSchema,
    returns: '200 .xlsx · 400',
  },
  async ({ query }) => workbookResponse('audit-log', exportAudit(query)),
)
