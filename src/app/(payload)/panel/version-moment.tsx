import type { ServerProps } from 'payload'
import { formatManilaMoment } from '@/components/panel/moments'
import { parseId } from '@/lib/http/body'

interface VersionMomentProps extends ServerProps {
  collectionSlug?: string
  globalSlug?: string
}

/**
 * Shows when the version was saved. Replaces Payload's own text, which is not in Manila's time
 * (styles/versions.css hides it).
 */
export async function VersionMoment({
  collectionSlug,
  globalSlug,
  params,
  payload,
  user,
}: VersionMomentProps) {
  const id = parseId(String(params?.segments?.at(-1)))
  const call = {
    id: String(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  } as const
  const found = collectionSlug
    ? await payload.findVersionByID({ ...call, collection: collectionSlug as 'pages' })
    : await payload.findGlobalVersionByID({ ...call, slug: globalSlug as 'merch' })
  return found && <span>Saved {formatManilaMoment(found.updatedAt)} in Manila</span>
}
