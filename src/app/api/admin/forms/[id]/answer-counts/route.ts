import { countAnswers } from '@/features/forms/builder/server/answer-counts'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>('forms.write', async (_request, { id }) =>
  Response.json(await countAnswers(parseId(id))),
)
