import { ownChangeSchema } from '@/features/registration/own/schema'
import { handleOwnChange } from '@/features/registration/own/server/requests'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'Changes answers of one’s own registration by the rules of its form, if they still are those that were `seen`. Answers that are left out stay, null takes one away. A new e-mail address counts once it is confirmed. The plain form sends all answers.',
    params: { token: String },
    rawBody: ownChangeSchema,
    returns:
      '200 `{ changed, isAddressAsked }` · 303 to a page for a plain form · 400 with fields · 404 · 409 with both answers by field, when it is too late, or when a choice is full · 410 · 429',
  },
  ({ request, params }) => handleOwnChange(request, params.token),
)
