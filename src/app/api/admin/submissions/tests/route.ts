import { setTestMarks } from '@/features/submissions/records/server/tests'
import { testMarkSchema } from '@/features/submissions/schema'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Marks submissions as tests, or takes the mark back. A test is in no list, count, export or mailing unless `tests=only` asks for it.',
    permission: 'submissions.write',
    body: testMarkSchema,
    returns: '200 `{ changed }`; one that is as wanted, or not there any more, is left alone · 400',
  },
  async ({ body, actor }) => Response.json(await setTestMarks(body, actor)),
)
