import { addNoteSchema } from '@/features/submissions/schema'
import { addNote, listNotes } from '@/features/submissions/server/operations'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('submissions.read', async (_request, { id }) =>
  Response.json(await listNotes(parseId(id))),
)

export const POST = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const { text } = await readJson(request, addNoteSchema)
  return Response.json(await addNote(parseId(id), text, actor), { status: 201 })
})
