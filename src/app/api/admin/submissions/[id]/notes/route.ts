import { requireSubmission } from '@/features/delivery/server/data'
import { addNote, listNotes } from '@/features/submissions/details/server/operations'
import { addNoteSchema } from '@/features/submissions/schema'
import { recordSubmissionOpened } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Staff notes on a submission, oldest first.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 array of `{ id, authorName, text, createdAt }` · 404',
  },
  async ({ params, actor }) => {
    const submissionId = await requireSubmission(params.id)
    await recordSubmissionOpened(submissionId, actor)
    return Response.json(await listNotes(submissionId))
  },
)

export const POST = staffRoute(
  {
    summary: 'Adds a note.',
    permission: 'submissions.write',
    params: { id: parseId },
    body: addNoteSchema,
    returns: '201 the note · 400 · 404',
  },
  async ({ params, body, actor }) =>
    Response.json(await addNote(params.id, body.text, actor), { status: 201 }),
)
