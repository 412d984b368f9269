import * as z from 'zod'
import { OFFER_ANSWERS } from '@/features/submissions/waiting/schema'
import { answerOffer } from '@/features/submissions/waiting/server/answers'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { languageOfUrl, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'

const query = z.object({ answer: z.enum(OFFER_ANSWERS).optional(), lang: z.string().optional() })

export const POST = publicRoute(
  {
    summary:
      'Accepts or declines an offered place, by the token of its message. A second answer changes nothing.',
    params: { token: String },
    query,
    returns:
      '200 `{ state, formId, reference, expiresAt }`, with `state` `accepted`, `declined`, `expired`, `withdrawn` or `gone` · 303 to the page for a plain form · 400 without an answer · 404 for another token · 429',
  },
  async ({ request, params, query: { answer } }) => {
    const page = await answerOffer(params.token, answer)
    if (!wantsPage(request)) return Response.json(page)
    return seeOther(withLanguageParameter(paths.offer(params.token), languageOfUrl(request.url)))
  },
)
