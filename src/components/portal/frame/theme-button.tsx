import { Moon, Sun } from 'lucide-react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { switchTheme } from './theme'

/** Both icons are rendered and CSS shows one, because the server does not know the theme. */
export const ThemeButton = (props: ButtonProps) => (
  <Button variant="quiet" size="icon" aria-label="Switch theme" onClick={switchTheme} {...props}>
    <Moon aria-hidden strokeWidth={1.75} className="dark:hidden" />
    <Sun aria-hidden strokeWidth={1.75} className="hidden dark:block" />
  </Button>
)
