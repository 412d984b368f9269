import { Moon, Sun } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip'
import { switchTheme } from './theme'

/** CSS shows one of the icons, because the server does not know the theme. */
export const ThemeSwitch = () => (
  <TooltipProvider>
    <Tooltip label="Switch theme">
      <Button variant="quiet" size="icon" aria-label="Switch theme" onClick={switchTheme}>
        <Moon aria-hidden strokeWidth={1.75} className="dark:hidden" />
        <Sun aria-hidden strokeWidth={1.75} className="hidden dark:block" />
      </Button>
    </Tooltip>
  </TooltipProvider>
)
