import { cx } from '@/components/ui/cx'
import { BrandMark } from '@/components/ui/marks/brand-mark'
import { Link } from '../link'

interface BrandProps {
  name: string
  href: string
  className?: string
}

export const PortalBrandLink = ({ name, href, className }: BrandProps) => (
  <Link
    href={href}
    className={cx(
      'flex min-h-11 min-w-0 items-center gap-2.5 font-display text-[1.125rem] leading-none font-bold tracking-[-0.005em] text-text uppercase no-underline font-stretch-75%',
      className,
    )}
  >
    <BrandMark className="h-5.5" />
    <span className="truncate py-1">{name}</span>
  </Link>
)
