import { previewMailingSchema } from '@/features/mailings/schema'
import { previewMailing } from '@/features/mailings/server/preview'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'How many would get it and who would not; with a text, the messages of three of them as they would be.',
    permission: 'mailings.send',
    body: previewMailingSchema,
    returns:
      '200 `{ formName, marks, messages, withoutAddress, unsubscribed, sharing, samples, isMailSent, perMinute }` · 400 · 404 · 409',
  },
  async ({ body, actor }) => Response.json(await previewMailing(body, actor)),
)
