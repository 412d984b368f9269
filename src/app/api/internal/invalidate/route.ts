import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { makeFresh } from '@/lib/cache/tags'
import { payloadSecret } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { readJson } from '@/lib/http/body'
import { publicRoute } from '@/lib/http/route'

const invalidateSchema = z.object({ tag: z.string().min(1).max(100) })

/** The process calls itself here; nobody else knows the secret. */
function isOurselves(authorization: string | null): boolean {
  const given = Buffer.from(authorization ?? '')
  const expected = Buffer.from(`Bearer ${payloadSecret()}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const POST = publicRoute(async (request) => {
  if (!isOurselves(request.headers.get('authorization'))) throw new AppError('auth.required')
  const { tag } = await readJson(request, invalidateSchema)
  makeFresh(tag)
  return new Response(null, { status: 204 })
})
