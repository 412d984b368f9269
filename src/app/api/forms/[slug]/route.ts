import { getActiveForm } from '@/features/forms/server/data'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute<{ slug: string }>(async (_request, { slug }) => {
  const { id, version, hasReceipt, ...form } = await getActiveForm(slug)
  return Response.json(form, { headers: { 'cache-control': 'no-store' } })
})
