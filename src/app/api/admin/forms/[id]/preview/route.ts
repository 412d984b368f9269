import { previewSchema } from '@/features/forms/builder/content'
import { storePreview } from '@/features/forms/builder/server/previews'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Keeps what is on the screen for a day, for the caller: `/forms/{slug}?preview={token}` shows it to them alone, also for a closed form. Changes nothing that anybody else sees, and is not logged.',
    permission: 'forms.write',
    params: { id: parseId },
    body: previewSchema,
    returns: '201 `{ token }` · 400 · 404',
  },
  async ({ params, body, actor }) =>
    Response.json(await storePreview(params.id, body, actor), { status: 201 }),
)
