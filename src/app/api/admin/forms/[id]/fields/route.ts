import { saveBuilderContent } from '@/features/forms/builder/server/save-content'
import { saveBuilderContentSchema } from '@/features/forms/field-input'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Saves the full ordered list of fields, and with it, where they are sent, the confirmation email, the details that changed (name, slug, description, texts) and the privacy settings: all or nothing. New fields get ids, saved ones keep theirs, missing ones are archived.',
    permission: 'forms.write',
    params: { id: parseId },
    body: saveBuilderContentSchema,
    returns:
      '200 the form · 400 · 404 · 409 when somebody saved since `revision`, or the slug is taken',
  },
  async ({ params, body, actor }) =>
    Response.json(await saveBuilderContent(params.id, body, actor)),
)
