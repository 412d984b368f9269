import { BrandMark } from '@/components/ui/marks/brand-mark'
import { getSiteSettings } from '@/features/site/server/data'

/** Shown on the screens for signing in and signing out. */
export async function Logo() {
  const { name } = await getSiteSettings()
  return (
    <span className="panel-logo">
      <BrandMark className="panel-mark" />
      <span>{name}</span>
    </span>
  )
}

/** Shown before the breadcrumbs at the top of every screen. */
export const Icon = () => <BrandMark className="panel-mark" />
