import * as z from 'zod'
import { presentPlaces } from '@/features/forms/capacity/opening'
import { getActiveForm, publicFormInLanguage } from '@/features/forms/server/data'
import { addOptionNotes } from '@/features/registration/option-marks'
import { publicRoute } from '@/lib/http/route'
import { SOURCE_LANGUAGE, toOtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'

const query = z.object({ lang: z.string().optional() })

export const GET = publicRoute(
  {
    summary:
      'An open form, as a visitor sees it. With `lang` in that language, if the form has it; `options` are then still what is sent, and `optionTexts` what is read.',
    params: { slug: String },
    query,
    returns:
      '200 `{ name, slug, description, fields, isOpen, opensAt, closesAt, isFull, hasWaitingList, left, party?, lang?, languages? }`, with `fullOptions`, `closedOptions` (those that cannot be chosen) and `optionNotes` (what is read beside an option) in a field that has some · 404 when closed or unknown · 429',
  },
  async ({ params, query: { lang } }) => {
    const active = await getActiveForm(params.slug)
    const { places } = active
    const language = toOtherLanguage(lang)
    const form = publicFormInLanguage(active, language)
    const fields = addOptionNotes(form.fields, places, wordsOf(language)?.places)
    const asked = lang !== undefined && { lang: SOURCE_LANGUAGE, languages: [SOURCE_LANGUAGE] }
    return Response.json(
      { ...asked, ...form, fields, ...presentPlaces(places, Date.now()) },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
)
