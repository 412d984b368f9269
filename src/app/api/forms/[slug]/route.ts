import * as z from 'zod'
import { getActiveForm, publicPartIn } from '@/features/forms/server/data'
import { publicRoute } from '@/lib/http/route'
import { readLanguage, SOURCE_LANGUAGE } from '@/lib/languages'

/** A text that is no language of ours is English. */
const query = z.object({ lang: z.string().optional() })

export const GET = publicRoute(
  {
    summary:
      'An open form, as a visitor sees it. With `lang` in that language, if the form has it; `options` are then still what is sent, and `optionTexts` what is read.',
    params: { slug: String },
    query,
    returns:
      '200 `{ name, slug, description, fields, lang?, languages? }` · 404 when closed or unknown',
  },
  async ({ params, query: { lang } }) => {
    const form = publicPartIn(await getActiveForm(params.slug), readLanguage(lang))
    const asked = lang !== undefined && { lang: SOURCE_LANGUAGE, languages: [SOURCE_LANGUAGE] }
    return Response.json({ ...asked, ...form }, { headers: { 'cache-control': 'no-store' } })
  },
)
