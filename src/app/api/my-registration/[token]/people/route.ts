import { ownPersonSchema } from '@/features/registration/own/schema'
import { handleAddPerson } from '@/features/registration/own/server/requests'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'Adds a person to a family or group by its own link, while there is room: `number` is the `nextPerson` that was read, `data` what each person is asked. The same twice adds one.',
    params: { token: String },
    rawBody: ownPersonSchema,
    returns:
      '201 `{ number, reference }` · 303 to a page for a plain form · 400 with fields · 404 · 409 when there is no place left, nobody can be added, or somebody was added meanwhile · 410 · 429',
  },
  ({ request, params }) => handleAddPerson(request, params.token),
)
