import { searchContent } from '@/features/site/server/content-search'
import { contentSearchSchema } from '@/lib/content/search'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'Where the content says `search` (2 to 100 characters): pages of the site with their settings, pages of editors, provinces, documents, pictures, videos and published testimonies, in their newest drafts; at most 5 places of a page of the site and 10 rows of each list.',
    permission: 'content.write',
    query: contentSearchSchema,
    returns: '200 `{ places: [{ place, excerpt, address }] }` · 400',
  },
  async ({ query: { search } }) => Response.json({ places: await searchContent(search) }),
)
