import { handlePlainPost } from '@/features/registration/server/answer-page'
import { errorInVisitorsLanguage } from '@/features/registration/server/local-errors'
import { submitRegistration } from '@/features/registration/server/operations'
import { readRegistration } from '@/features/registration/server/request'
import { AppError } from '@/lib/errors'
import { wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { languageOfUrl } from '@/lib/languages'
import { refuseFlood } from '@/lib/suspicion/flood'
import { registerHotRoute } from '@/server/bridge/hot-routes'

export const POST = registerHotRoute(
  'POST submit',
  publicRoute(
    {
      summary:
        'Registers. JSON `{ data }`, for several people `{ data, people: [{ data }] }` with the shared answers in `data` and the own ones of each person in `people`, or multipart with a part `data` (JSON) and a part `file_{fieldId}` per file (`people`, JSON, and `file_{fieldId}-2` for the second person). Messages about answers of the second person are under `{fieldId}-2`, those about the number of people under `people`. A browser that posts the plain form (parts `answer_{fieldId}`, `Accept: text/html`) gets 303 to the page with the result. With `?plain=1` a refused one gets the simple form again. `lang`, in the body or the address, is the language in which the form was read, and that of the messages. A plain form with `readIn` in the address registers nobody and comes back in that language. With the header `Idempotency-Key` a repeat returns the first result. The hidden parts `formToken` and `homepage` of the page are not needed; leave `homepage` empty.',
      params: { slug: String },
      rawBody: 'JSON, multipart/form-data or a plain HTML form',
      // Many visitors may share one IP address; `refuseFlood` has a limit of its own.
      isUncounted: true,
      returns:
        '201 `{ id, reference }` · 400 with fields · 404 · 409 for a used key with other answers, with the `reference` of the registration it belongs to · 413 · 415 · 429 · 507 without room for the files',
    },
    async ({ request, params }) => {
      await refuseFlood(request)
      if (wantsPage(request)) return handlePlainPost(request, params.slug)
      let language = languageOfUrl(request.url)
      try {
        const incoming = await readRegistration(request)
        language = incoming.language
        return Response.json(await submitRegistration(params.slug, incoming), { status: 201 })
      } catch (error) {
        throw error instanceof AppError ? errorInVisitorsLanguage(error, language) : error
      }
    },
  ),
)
