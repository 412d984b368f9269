import { paths } from '@/lib/paths'
import { PageCards } from './page-cards'

export interface NavGroup {
  label: string
  entities: { slug: string; type: string; label: string }[]
}

const isPage = ({ type }: NavGroup['entities'][number]) => type === 'globals'
const ORDER = ['Pages', 'Lists', 'Library', 'Site']
const inOrder = (groups: readonly NavGroup[]) =>
  groups.toSorted((a, b) => ORDER.indexOf(a.label) - ORDER.indexOf(b.label))

/** The lists in which editors add rows. Only these get a “New” link. */
const GROWING: readonly string[] = ['pages', 'resources', 'media', 'videos']

interface ContentLinksProps {
  groups: readonly NavGroup[]
  unpublished: ReadonlySet<string>
}

export function ContentLinks({ groups, unpublished }: ContentLinksProps) {
  const ordered = inOrder(groups)
  return (
    <nav aria-label="All content" className="panel-ways">
      <h2>Pages</h2>
      <PageCards
        pages={ordered.flatMap(({ entities }) => entities).filter(isPage)}
        unpublished={unpublished}
      />
      {ordered
        .filter(({ entities }) => !entities.every(isPage))
        .map(({ label, entities }) => (
          <section key={label} aria-label={label}>
            <h2>{label}</h2>
            <ul className="panel-ways__lists">
              {entities.map(({ slug, label: name }) => (
                <li key={slug}>
                  <a href={paths.cmsCollection(slug)}>{name}</a>
                  {GROWING.includes(slug) && (
                    <a href={paths.cmsNew(slug)} className="panel-ways__new">
                      New<span className="panel-ways__of"> in {name}</span>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}
