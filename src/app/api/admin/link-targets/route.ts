import { formatLinkReference } from '@/lib/content/links/link'
import { linkTargetsQuerySchema, type OfferedTarget } from '@/lib/content/links/offered'
import { findLinkTargets, type LinkTarget, searchLinkTargets } from '@/lib/content/links/targets'
import { staffRoute } from '@/lib/http/route'

const presentTarget = (target: LinkTarget): OfferedTarget => ({
  link: formatLinkReference(target),
  kind: target.kind,
  title: target.title,
  isOpen: target.isOpen,
})

export const GET = staffRoute(
  {
    summary:
      'What an editor can link to: pages, forms, documents and provinces whose title contains `search`, at most 20 of each; or those that the stored links in `of` lead to, such as `page:12,form:3`. `isOpen` is false while visitors find nothing there.',
    permission: 'content.write',
    query: linkTargetsQuerySchema,
    returns: '200 `{ targets: [{ link, kind, title, isOpen }] }` · 400',
  },
  async ({ query: { search = '', of } }) => {
    const found = of ? [...(await findLinkTargets(of)).values()] : await searchLinkTargets(search)
    return Response.json({ targets: found.map(presentTarget) })
  },
)
