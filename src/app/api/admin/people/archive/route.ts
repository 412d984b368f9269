import { chosenSchema } from '@/features/people/schema'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { archivePerson } from '../person'

export const POST = staffRoute('people.manage', async (request, _params, actor) => {
  const archive = await archivePerson(await readJson(request, chosenSchema), actor)
  return new Response(archive, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="person-${Date.now()}.zip"`,
    },
  })
})
