import { placesSchema } from '@/features/forms/capacity/schema'
import { getPlaces, savePlaces } from '@/features/forms/capacity/server/places'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'When the form opens and closes, and its limits, with how many places are held (offered ones too) and how many people wait.',
    permission: 'forms.read',
    params: { id: parseId },
    returns:
      '200 `{ opensAt, closesAt, hasWaitingList, offerHours, showLeftBelow, changeUntil, party: { min, max, fieldIds, needsAdult } | null, limits: [{ id, fieldId, option, province, seats, held, waiting }], revision }` · 404',
  },
  async ({ params }) => Response.json(await getPlaces(params.id)),
)

export const PUT = staffRoute(
  {
    summary:
      'Replaces times, limits and what is asked of families and groups. `party` is null, or its `fieldIds`, where one registration is one person; the questions for the name are always among `fieldIds`. `fieldId`, `option` and `province` are null for the whole form; a province is named by its address on the site (`iloilo`), and its `fieldId` may be left null. With the `revision` of GET, refused when somebody has saved since. Registrations that exist keep their places, even when there are more than places.',
    permission: 'forms.write',
    params: { id: parseId },
    body: placesSchema,
    returns: '200 as GET · 400 · 404 · 409 when somebody has saved since',
  },
  async ({ params, body, actor }) => Response.json(await savePlaces(params.id, body, actor)),
)
