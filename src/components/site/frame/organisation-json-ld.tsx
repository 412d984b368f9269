import { paths } from '@/lib/paths'
import { JsonLd } from '../json-ld'

interface OrganisationJsonLdProps {
  /**
   * The origin of this site's URLs (PUBLIC_URL). When it is empty, URLs of this site are left out.
   */
  origin: string
  name: string
  description: string
  elsewhere?: string[]
}

export function OrganisationJsonLd({
  origin,
  name,
  description,
  elsewhere = [],
}: OrganisationJsonLdProps) {
  const sameAs = elsewhere.filter(Boolean)
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name,
        description,
        url: origin ? origin + paths.home : undefined,
        logo: origin ? origin + paths.icon(512) : undefined,
        sameAs: sameAs.length > 0 ? sameAs : undefined,
        areaServed: { '@type': 'Country', name: 'Philippines' },
      }}
    />
  )
}
