import { chosenRecordsSchema } from '@/features/people/schema'
import { staffRoute } from '@/lib/http/route'
import { erasePerson } from '../person'

export const POST = staffRoute(
  {
    summary:
      'Erases what was chosen of it for good, messages, requests to hear of a venue, refused forms and names in the log included. Copies in Google Drive go by the queue.',
    permission: 'people.manage',
    body: chosenRecordsSchema,
    returns:
      '200 `{ at, lines: [{ where, count }], driveCopies }`; what does not name the person is left alone · 400',
  },
  async ({ body, actor }) => Response.json(await erasePerson(body, actor)),
)
