import { listPrivacyNotices } from '@/features/forms/server/privacy'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Every version of the form’s notice as it was shown, oldest first.',
    permission: 'forms.read',
    params: { id: parseId },
    returns: '200 `[{ version, text, since }]` · 404',
  },
  async ({ params }) => Response.json(await listPrivacyNotices(params.id)),
)
