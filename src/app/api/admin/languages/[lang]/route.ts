import { languageReviewSchema } from '@/features/forms/translations/input'
import { setLanguageReviewed } from '@/features/forms/translations/server/reviews'
import { staffRoute } from '@/lib/http/route'

export const PUT = staffRoute(
  {
    summary: 'Says that a native speaker has read our own words in a language, or takes it back.',
    permission: 'languages.confirm',
    params: { lang: String },
    body: languageReviewSchema,
    returns: '200 `{ [lang]: { by, at } | null }` · 400 · 404',
  },
  async ({ params, body, actor }) =>
    Response.json(await setLanguageReviewed(params.lang, body.isRead, actor)),
)
