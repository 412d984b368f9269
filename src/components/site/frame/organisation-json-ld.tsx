import { paths } from '@/lib/paths'
import { JsonLd } from '../json-ld'

interface OrganisationJsonLdProps {
  /** PUBLIC_URL; empty: addresses are left out. */
  origin: string
  name: string
  description: string
  /** Pages of the movement elsewhere; empty ones are left out. */
  elsewhere?: string[]
}

/** Who is behind the site, for the home page. */
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
