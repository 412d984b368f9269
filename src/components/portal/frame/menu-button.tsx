import { Menu } from 'lucide-react'
import { Button, type ButtonProps } from '@/components/ui/button'

export const MenuButton = (props: ButtonProps) => (
  <Button variant="quiet" size="icon" aria-label="Open menu" className="size-11" {...props}>
    <Menu aria-hidden strokeWidth={1.75} />
  </Button>
)
