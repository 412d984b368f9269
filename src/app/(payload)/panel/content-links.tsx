import { paths } from '@/lib/paths'
import { PageCards } from './page-cards'

/**
 * A group of the panel's menu. Payload passes the start page those groups that the user may see.
 */
export interface NavGroup {
  label: string
  entities: { slug: string; type: string; label: string }[]
}

const isPage = ({ type }: NavGroup['entities'][number]) => type === 'globals'
/** The order of the groups on the start page; the site's settings come last. */
const ORDER = ['Pages', 'Lists', 'Library', 'Site']
const inOrder = (groups: readonly NavGroup[]) =>
  groups.toSorted((a, b) => ORDER.indexOf(a.label) - ORDER.indexOf(b.label))

/**
 * Lists to which editors add rows. The rows of the others are written by visitors, or are complete.
 */
const GROWING: readonly string[] = ['pages', 'resources', 'media', 'videos']

interface ContentLinksProps {
  groups: readonly NavGroup[]
  /** Addresses in the panel of pages with unpublished changes. */
  unpublished: ReadonlySet<string>
}

/** Links to all pages and lists of the panel’s menu, for users who do not have it open. */
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
