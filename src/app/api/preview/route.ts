import { cookies, draftMode } from 'next/headers'
import * as z from 'zod'
import { AppError } from '@/lib/errors'
import { isOverHttps } from '@/lib/http/over-https'
import { staffRoute } from '@/lib/http/route'
import { isOwnPath } from '@/lib/web-address'

const PREVIEW_COOKIE = '__prerender_bypass'

export const GET = staffRoute(
  {
    summary:
      'Opens a page of the site with the newest drafts, for the live preview of the content panel.',
    permission: 'content.write',
    query: z.object({ path: z.string().refine(isOwnPath, 'Please choose a page of this site') }),
    returns: '307 to the page · 400 for an address outside the site',
  },
  async ({ request, query }) => {
    // Parsing the query removes control characters from the path. A path that contained any is
    // refused.
    const asSent = new URL(request.url).searchParams.get('path')
    if (asSent !== query.path) throw new AppError('request.invalid')
    const draft = await draftMode()
    draft.enable()
    const jar = await cookies()
    const cookie = jar.get(PREVIEW_COOKIE)
    // Next's own cookie is for https only, but a portal in a local network may have plain http.
    const secure = isOverHttps(request.headers)
    if (cookie) jar.set({ ...cookie, httpOnly: true, sameSite: 'lax', secure, path: '/' })
    return new Response(null, { status: 307, headers: { location: query.path } })
  },
)
