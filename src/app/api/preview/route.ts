import { cookies, draftMode } from 'next/headers'
import * as z from 'zod'
import { parseShape } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { isOwnPath } from '@/lib/web-address'

const PREVIEW_COOKIE = '__prerender_bypass'

const previewSchema = z.object({
  path: z.string().refine(isOwnPath, 'Please choose a page of this site'),
})

/** Opens a page with the newest drafts, for editors (the frame of the live preview). */
export const GET = staffRoute('content.write', async (request) => {
  const { path } = parseShape(previewSchema, Object.fromEntries(new URL(request.url).searchParams))
  const draft = await draftMode()
  draft.enable()
  const jar = await cookies()
  const cookie = jar.get(PREVIEW_COOKIE)
  // Next asks for https, which a portal in a local network may not have.
  const secure = request.headers.get('x-forwarded-proto') === 'https'
  if (cookie) jar.set({ ...cookie, httpOnly: true, sameSite: 'lax', secure, path: '/' })
  return new Response(null, { status: 307, headers: { location: path } })
})
