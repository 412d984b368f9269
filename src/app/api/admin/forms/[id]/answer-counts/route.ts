import { countAnswers } from '@/features/forms/builder/server/answer-counts'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'How many submissions answer each field, by field id.',
    permission: 'forms.write',
    params: { id: parseId },
    returns: '200 `{ [fieldId]: count }` · 404',
  },
  async ({ params }) => Response.json(await countAnswers(params.id)),
)
