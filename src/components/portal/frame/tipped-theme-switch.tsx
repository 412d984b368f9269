import { Tooltip, TooltipProvider } from '@/components/ui/tooltip'
import { ThemeButton } from './theme-button'

export const TippedThemeSwitch = () => (
  <TooltipProvider>
    <Tooltip label="Switch theme">
      <ThemeButton />
    </Tooltip>
  </TooltipProvider>
)
