import { restoreVersionSchema } from '@/features/forms/builder/content'
import { restoreVersion } from '@/features/forms/builder/server/versions'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Brings an earlier state back, as another save. Its fields have their ids and with them their answers. `revision` in the body is the form’s, as it was seen.',
    permission: 'forms.write',
    params: { id: parseId, revision: parseId },
    body: restoreVersionSchema,
    returns: '200 the form · 400 · 404 · 409 when somebody saved since',
  },
  async ({ params, body, actor }) => {
    const form = await restoreVersion(params.id, params.revision, body.revision, actor)
    return Response.json(form)
  },
)
