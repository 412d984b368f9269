import { replaceSubmissionFile } from '@/features/registration/server/replace-submission-file'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary:
      'Puts a file in the place of the answer to a file field, by the rules of a registration. `multipart/form-data`: the file as `file_{fieldId}`, and `was`, the JSON of the answer that it replaces. The earlier file stays in the history and can be downloaded.',
    permission: 'submissions.write',
    params: { id: parseId },
    rawBody: 'multipart/form-data',
    returns:
      '200 the submission · 400 · 404 · 409 when the answer is not `was` any more · 413 and 415 with the message under the field',
  },
  async ({ request, params, actor }) =>
    Response.json(await replaceSubmissionFile(params.id, request, actor)),
)
