import { BrandMark } from '@/components/ui/marks/brand-mark'
import { getSiteSettings } from '@/features/site/server/data'

/** Shown on the sign-in screen of the panel. */
export async function Logo() {
  const { name } = await getSiteSettings()
  return (
    <span className="panel-logo">
      <BrandMark className="panel-mark" />
      <span>{name}</span>
    </span>
  )
}

/** Shown before the breadcrumbs at the top of a screen. */
export const Icon = () => <BrandMark className="panel-mark" />
