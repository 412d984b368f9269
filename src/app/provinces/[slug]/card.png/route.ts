import { drawProvinceCard } from '@/features/celebrations/server/province-card'
import { AppError } from '@/lib/errors'
import { plainRoute } from '@/lib/http/route'

export const GET = plainRoute<{ slug: string }>(async (_request, { slug }) => {
  const card = await drawProvinceCard(slug)
  if (!card) throw new AppError('route.not_found')
  return new Response(new Uint8Array(card), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  })
})
