import { listLanguageReviews } from '@/features/forms/translations/server/reviews'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Whether a native speaker has read our own words (messages, thanks, confirmation) in each language; null for not yet.',
    permission: 'forms.read',
    returns: '200 `{ [lang]: { by, at } | null }`',
  },
  async () => Response.json(await listLanguageReviews()),
)
