import { byHandSchema } from '@/features/registration/by-hand'
import { addRegistrationByHand } from '@/features/registration/server/by-hand'
import { readRegistration } from '@/features/registration/server/request'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Registers somebody who has come, called or written on paper; also with a closed form. The body is that of `POST /api/forms/{slug}/submit`, by the same rules, with its `Idempotency-Key`; the required fields in `notKnown: [fieldId]` may stay empty.',
    permission: 'submissions.write',
    params: { id: parseId },
    query: byHandSchema,
    rawBody: 'as of `POST /api/forms/{slug}/submit`',
    returns:
      '201 `{ id, reference }` · 400 with the message per field · 404 · 409 for a form without fields, or another body under the key · 413 · 415',
  },
  async ({ request, params, query, actor }) => {
    const incoming = await readRegistration(request)
    const added = await addRegistrationByHand(params.id, incoming, query, actor)
    return Response.json(added, { status: 201 })
  },
)
