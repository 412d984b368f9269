import { auditFiltersSchema } from '@/features/audit/schema'
import { exportAudit } from '@/features/audit/server/data'
import { readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { workbookResponse } from '@/lib/xlsx'

export const GET = staffRoute('audit.read', async (request) =>
  workbookResponse('audit-log', exportAudit(readQuery(request, auditFiltersSchema))),
)
