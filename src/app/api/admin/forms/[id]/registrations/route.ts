import { byHandSchema } from '@/features/registration/by-hand'
import { addByHand } from '@/features/registration/server/by-hand'
import { readRegistration } from '@/features/registration/server/request'
import { parseId, readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

/** The body is a visitor's; the query says who is registered how. */
export const POST = staffRoute<Params>('submissions.write', async (request, { id }, actor) => {
  const incoming = await readRegistration(request)
  const query = readQuery(request, byHandSchema)
  const added = await addByHand(parseId(id), incoming, query, actor)
  return Response.json(added, { status: 201 })
})
