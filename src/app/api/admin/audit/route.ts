import { listAuditSchema } from '@/features/audit/schema'
import { listAudit } from '@/features/audit/server/data'
import { readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('audit.read', async (request) => {
  const { lines, total } = await listAudit(readQuery(request, listAuditSchema))
  return Response.json(lines, { headers: { 'x-total-count': String(total) } })
})
