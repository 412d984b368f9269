import { lostLinkSchema } from '@/features/registration/own/schema'
import { handleLostLink } from '@/features/registration/own/server/requests'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'Mails the link to one’s own registration to the mailbox in it, if the reference belongs to that mailbox. The answer is the same if it does not.',
    rawBody: lostLinkSchema,
    returns: '202 · 303 to a page for a plain form · 400 · 429',
  },
  ({ request }) => handleLostLink(request),
)
