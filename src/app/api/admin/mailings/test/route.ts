import { mailingDraftSchema } from '@/features/mailings/schema'
import { sendTestMailing } from '@/features/mailings/server/preview'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Sends the first of the messages to the caller.',
    permission: 'mailings.send',
    body: mailingDraftSchema,
    returns: '200 `{ to, isMailSent }` · 400 · 404 · 409 · 429 · 502 when the mail server fails',
  },
  async ({ body, actor }) => Response.json(await sendTestMailing(body, actor)),
)
