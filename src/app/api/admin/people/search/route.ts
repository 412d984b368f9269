import { findPersonSchema } from '@/features/people/schema'
import { staffRoute } from '@/lib/http/route'
import { findPerson } from '../person'

/** A POST, because an email address or phone number must not appear in URLs and logs. */
export const POST = staffRoute(
  {
    summary:
      'Everything that is stored about one person, by an e-mail address, a phone number in any writing, or a name. `others`: further addresses and numbers of the same person; `addresses` in the answer are those that were not searched for. A name finds registrations alone, and none of them is certain.',
    permission: 'people.manage',
    body: findPersonSchema,
    returns:
      '200 `{ kind, addresses, submissions, testimonies, venueRequests, outboxMails, attempts, logLines, isStaff, isUnsubscribed }` · 400 for neither an address nor a number nor a name',
  },
  async ({ body, actor }) => Response.json(await findPerson(body, actor)),
)
