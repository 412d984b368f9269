import { formatManilaDay } from '@/components/panel/moments'
import { Picture } from '@/components/site/picture'
import { HOME_PAGE_SLUG } from '@/features/home/constants'
import { getHomeContent } from '@/features/home/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { type FixedPageState, listFixedPageStates } from '@/features/site/server/page-states'
import { paths } from '@/lib/paths'

function stateOf({ publishedAt, publishedBy }: FixedPageState): string {
  if (!publishedAt) return 'As it came'
  const day = `Published ${formatManilaDay(publishedAt)}`
  return publishedBy ? `${day} by ${publishedBy}` : day
}

interface PageCardsProps {
  pages: readonly { slug: string; label: string }[]
  unpublished: ReadonlySet<string>
}

export async function PageCards({ pages, unpublished }: PageCardsProps) {
  const [states, home, { sharePicture }] = await Promise.all([
    listFixedPageStates(),
    getHomeContent(),
    getSiteSettings(),
  ])
  const pictureOf = (slug: string) =>
    states.get(slug)?.picture ??
    (slug === HOME_PAGE_SLUG ? home.hero.slides[0]?.picture : sharePicture) ??
    null
  return (
    <ul className="panel-pages">
      {pages.map(({ slug, label }) => {
        const picture = pictureOf(slug)
        const state = states.get(slug)
        const address = paths.cmsGlobal(slug)
        return (
          <li key={slug}>
            <a href={address}>
              <span className="panel-pages__picture">
                {picture && (
                  <Picture picture={picture} sizes="(min-width: 64rem) 20rem, 6rem" decorative />
                )}
              </span>
              <span className="panel-pages__words">
                <b>{label}</b> {state && <small>{stateOf(state)}</small>}{' '}
                {unpublished.has(address) && (
                  <small className="panel-yes">Unpublished changes</small>
                )}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
