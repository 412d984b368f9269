import { eraseFromBin } from '@/features/submissions/bin/server/bin'
import { submissionIdsSchema } from '@/features/submissions/schema'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Erases submissions of the bin for good, with notes, messages, files and copies in Google Drive, which go by the queue.',
    permission: 'submissions.erase',
    body: submissionIdsSchema,
    returns: '200 `{ erased }`; one that is not in the bin any more is left alone · 400',
  },
  async ({ body, actor }) => Response.json(await eraseFromBin(body.ids, actor)),
)
