import { privacySchema } from '@/features/forms/privacy'
import { listNotices, savePrivacy } from '@/features/forms/server/privacy'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Every version of the form’s notice as it was shown, oldest first.',
    permission: 'forms.read',
    params: { id: parseId },
    returns: '200 `[{ version, text, since }]` · 404',
  },
  async ({ params }) => Response.json(await listNotices(params.id)),
)

export const PUT = staffRoute(
  {
    summary:
      'What visitors agree to, and how long registrations stay. A changed text is a new version; answers keep the version that was agreed to.',
    permission: 'forms.write',
    params: { id: parseId },
    body: privacySchema,
    returns: '200 the form · 400 · 404',
  },
  async ({ params, body, actor }) => Response.json(await savePrivacy(params.id, body, actor)),
)
