import { BrandMark } from '@/components/ui/marks/brand-mark'
import { getSiteSettings } from '@/features/site/server/data'

export async function Logo() {
  const { name } = await getSiteSettings()
  return (
    <span className="panel-logo">
      <BrandMark className="panel-mark" />
      <span>{name}</span>
    </span>
  )
}

export const Icon = () => <BrandMark className="panel-mark" />
