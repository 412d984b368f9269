import { readPreferences, savePreferences } from '@/features/staff/account/server/preferences'
import { preferencesSchema } from '@/features/staff/schema'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Which messages one wants: `assignmentMail`, of registrations that colleagues give one.',
    permission: 'submissions.write',
    returns: '200 `{ assignmentMail }`',
  },
  async ({ actor }) => Response.json(await readPreferences(actor)),
)

export const PUT = staffRoute(
  {
    summary: 'Chooses them, for oneself alone.',
    permission: 'submissions.write',
    body: preferencesSchema,
    returns: '200 `{ assignmentMail }` · 400',
  },
  async ({ body, actor }) => Response.json(await savePreferences(body, actor)),
)
