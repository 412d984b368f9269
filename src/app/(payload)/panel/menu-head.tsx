import { BrandMark } from '@/components/ui/marks/brand-mark'
import { getSiteSettings } from '@/features/site/server/data'
import { paths } from '@/lib/paths'

export async function MenuHead() {
  const { name } = await getSiteSettings()
  return (
    <div className="panel-menu-head">
      <a href={paths.cms} className="panel-logo">
        <BrandMark className="panel-mark" />
        <span>{name}</span>
        <small>Content</small>
      </a>
      <p className="panel-menu-head__ways">
        <a href={paths.home}>View site</a>
        <a href={paths.portal.dashboard}>Portal</a>
      </p>
    </div>
  )
}
