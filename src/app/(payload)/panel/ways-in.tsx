import { paths } from '@/lib/paths'

/** As Payload's dashboard is handed what somebody may see. */
export interface NavGroup {
  label: string
  entities: { slug: string; type: string; label: string }[]
}

/** As in the menu; Payload lists its globals last. */
const ORDER = ['Pages', 'Lists', 'Library', 'Site']
const placeOf = ({ label }: NavGroup) => ORDER.indexOf(label)

/** All there is to edit, for whoever has the menu closed. */
export const WaysIn = ({ groups }: { groups: readonly NavGroup[] }) => (
  <nav aria-label="All content" className="panel-ways">
    {groups
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(({ label, entities }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            {entities.map(({ slug, type, label: name }) => (
              <li key={slug}>
                <a href={type === 'globals' ? paths.cmsGlobal(slug) : paths.cmsCollection(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
  </nav>
)
