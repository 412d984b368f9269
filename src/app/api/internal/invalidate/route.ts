import * as z from 'zod'
import { makeFresh } from '@/lib/cache/tags'
import { readJson } from '@/lib/http/body'
import { refuseOthers } from '@/lib/http/ourselves'
import { publicRoute } from '@/lib/http/route'

const invalidateSchema = z.object({ tag: z.string().min(1).max(100) })

export const POST = publicRoute(async (request) => {
  refuseOthers(request)
  const { tag } = await readJson(request, invalidateSchema)
  makeFresh(tag)
  return new Response(null, { status: 204 })
})
