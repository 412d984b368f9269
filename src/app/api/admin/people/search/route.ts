import { findPersonSchema } from '@/features/people/schema'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { findPerson } from '../person'

/** A POST: an address or number has no place in an address bar or in a log. */
export const POST = staffRoute('people.manage', async (request, _params, actor) => {
  const { who } = await readJson(request, findPersonSchema)
  return Response.json(await findPerson(who, actor))
})
