import { drawMarkIcon } from '@/features/site/server/mark-icon'
import { AppError } from '@/lib/errors'
import { plainRoute } from '@/lib/http/route'

const SIZES = new Set(['192', '512'])

export const GET = plainRoute<{ size: string }>(async (_request, { size }) => {
  if (!SIZES.has(size)) throw new AppError('route.not_found')
  return new Response(new Uint8Array(await drawMarkIcon(Number(size))), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  })
})
