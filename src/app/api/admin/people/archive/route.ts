import { chosenRecordsSchema } from '@/features/people/schema'
import { staffRoute } from '@/lib/http/route'
import { exportPerson } from '../person'

export const POST = staffRoute(
  {
    summary:
      'What was chosen of it as a ZIP: `person.json`, `person.xlsx` and the files, from here or from Google Drive.',
    permission: 'people.manage',
    body: chosenRecordsSchema,
    returns: '200; what does not name the person is left out · 400',
  },
  async ({ body, actor }) => {
    const archive = await exportPerson(body, actor)
    return new Response(archive, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="person-${Date.now()}.zip"`,
      },
    })
  },
)
