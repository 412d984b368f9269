import { getActiveForm, publicPartOf } from '@/features/forms/server/data'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute<{ slug: string }>(async (_request, { slug }) =>
  Response.json(publicPartOf(await getActiveForm(slug)), {
    headers: { 'cache-control': 'no-store' },
  }),
)
