import { chosenSchema } from '@/features/people/schema'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { erasePerson } from '../person'

export const POST = staffRoute('people.manage', async (request, _params, actor) =>
  Response.json(await erasePerson(await readJson(request, chosenSchema), actor)),
)
