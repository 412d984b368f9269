import { cx } from '@/components/ui/cx'
import { buttonStyles } from '../control-styles'
import { barBreakpoint, hasRoomFor } from './navigation'
import type { SiteIdentity } from './site-identity'

export function BarAction({ menu, action }: Pick<SiteIdentity, 'menu' | 'action'>) {
  if (!action || !hasRoomFor(action, menu)) return null
  return (
    <div className={cx('hidden min-[90rem]:block', !barBreakpoint(menu) && 'ml-auto')}>
      <a href={action.href} className={`whitespace-nowrap ${buttonStyles('line', 'sm')}`}>
        {action.label}
      </a>
    </div>
  )
}
