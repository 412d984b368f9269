import { translationSchema } from '@/features/forms/translations/input'
import { getTranslation, saveTranslation } from '@/features/forms/translations/server/operations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'The texts of a form in another language (`fil`, `ceb`, `ilo`); null for what is not translated. `options` has the order of the field’s options. `isVisible`: it is shown and all required texts are there. `sources`: the texts to translate, each with its place in the body (`path`) and its most characters (`limit`). `changed`: keys of texts whose source has changed, with the source as it was translated.',
    permission: 'forms.read',
    params: { id: parseId, lang: String },
    returns:
      '200 `{ lang, isShown, isVisible, revision, name, description, closedText, thanksText, receipt, notice, fields, sources, total, done, missing, changed }` · 404',
  },
  async ({ params }) => Response.json(await getTranslation(params.id, params.lang)),
)

export const PUT = staffRoute(
  {
    summary:
      'Replaces the texts of one language; a text that is absent or blank is not translated. Visitors see it when `isShown` is true and all required texts are there. `confirmed` holds keys of unchanged texts that are still right. With `revision`, a form that was saved since is not overwritten.',
    permission: 'forms.write',
    params: { id: parseId, lang: String },
    body: translationSchema,
    returns: '200 as GET · 400 with fields · 404 · 409',
  },
  async ({ params, body, actor }) =>
    Response.json(await saveTranslation(params.id, params.lang, body, actor)),
)
