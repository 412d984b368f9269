import { retryFile } from '@/features/delivery/server/operations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute<{ id: string }>(
  'submissions.write',
  async (_request, { id }, actor) => Response.json(await retryFile(parseId(id), actor)),
)
