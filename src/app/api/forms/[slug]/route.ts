import { getActiveForm, publicPartOf } from '@/features/forms/server/data'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary: 'An open form, as a visitor sees it.',
    params: { slug: String },
    returns: '200 `{ name, slug, description, fields }` · 404 when closed or unknown',
  },
  async ({ params }) =>
    Response.json(publicPartOf(await getActiveForm(params.slug)), {
      headers: { 'cache-control': 'no-store' },
    }),
)
