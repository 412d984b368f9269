import { testimonySchema } from '@/features/testimonies/schema'
import { submitTestimonyAndRedirect } from '@/features/testimonies/server/answer-page'
import { listTestimonials } from '@/features/testimonies/server/data'
import { submitTestimony } from '@/features/testimonies/server/operations'
import { readSentTestimony } from '@/features/testimonies/server/sent'
import { wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary:
      'Published testimonies in the order of the home page, with a name only where its author chose that.',
    returns: '200 `[{ id, quote, location, name? }]` · 429',
  },
  async () => Response.json(await listTestimonials(), { headers: { 'cache-control': 'no-cache' } }),
)

export const POST = publicRoute(
  {
    summary:
      'Sends a testimony; an editor reads it before anybody else does. A plain HTML form gets a page.',
    rawBody: testimonySchema,
    returns: '201 `{ id }` · 303 to a page for a plain form · 400 with fields · 413 · 415 · 429',
  },
  async ({ request }) => {
    if (wantsPage(request)) return submitTestimonyAndRedirect(request)
    const { input, arrival } = await readSentTestimony(request)
    const receipt = await submitTestimony(input, arrival)
    return Response.json(receipt, { status: 201 })
  },
)
