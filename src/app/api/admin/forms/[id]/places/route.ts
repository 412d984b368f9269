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
      '200 `{ opensAt, closesAt, hasWaitingList, offerHours, showLeftBelow, limits: [{ id, fieldId, option, province, seats, held, waiting }] }` · 404',
  },
  async ({ params }) => Response.json(await getPlaces(params.id)),
)

export const PUT = staffRoute(
  {
    summary:
      'Replaces times and limits. `fieldId` and `option` are null for the whole form. Registrations that exist keep their places, even when there are more than places.',
    permission: 'forms.write',
    params: { id: parseId },
    body: placesSchema,
    returns: '200 as GET · 400 · 404',
  },
  async ({ params, body, actor }) => Response.json(await savePlaces(params.id, body, actor)),
)
