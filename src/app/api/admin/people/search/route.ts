import { findPersonSchema } from '@/features/people/schema'
import { staffRoute } from '@/lib/http/route'
import { findPerson } from '../person'

/** A POST, because an email address or phone number must not appear in URLs and logs. */
export const POST = staffRoute(
  {
    summary:
      'Everything that is stored about one person, by an e-mail address or a phone number in any writing.',
    permission: 'people.manage',
    body: findPersonSchema,
    returns:
      '200 `{ kind, submissions, testimonies, venueRequests, outboxMails, attempts, logLines, isStaff }` · 400 for neither an address nor a number',
  },
  async ({ body, actor }) => Response.json(await findPerson(body.who, actor)),
)
