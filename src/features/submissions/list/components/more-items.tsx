import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import type { ListLink } from './use-list-links'

export interface MoreMenuProps {
  links: readonly ListLink[]
  /**
   * Opens the export options; undefined when nothing can be exported now. `opener` is the element
   * that gets the focus when they close.
   */
  onExportOptions: ((opener: HTMLElement | null) => void) | undefined
}

/**
 * The “More” menu of phones. It starts open, because this code is loaded only when the button of
 * `MoreMenu` is pressed.
 */
export function MoreItems({ links, onExportOptions }: MoreMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <Button ref={trigger} variant="line" className="md:hidden">
          More
          <ChevronDown aria-hidden strokeWidth={1.75} />
        </Button>
      </MenuTrigger>
      <MenuContent align="end" className="md:hidden">
        {links.map(({ label, href }) => (
          <MenuItem key={href} asChild>
            <Link href={href}>{label}</Link>
          </MenuItem>
        ))}
        {onExportOptions && (
          <MenuItem onSelect={() => onExportOptions(trigger.current)}>Export options</MenuItem>
        )}
      </MenuContent>
    </Menu>
  )
}
