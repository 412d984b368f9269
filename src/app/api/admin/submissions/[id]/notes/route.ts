import { requireSubmission } from '@/features/delivery/server/data'
import { addNote, listNotes } from '@/features/submissions/details/server/operations'
import { addNoteSchema } from '@/features/submissions/schema'
import { recordOpened } from '@/lib/audit/record'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('submissions.read', async (_request, { id }, actor) => {
  const submissionId = await requireSubmission(parseId(id))
  await recordOpened(submissionId, actor)
  return Response.json(await listNotes(submissionId))
})

export const POST = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const { text } = await readJson(request, addNoteSchema)
  return Response.json(await addNote(parseId(id), text, actor), { status: 201 })
})
