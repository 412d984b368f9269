'use client'

import { LogOut, Moon, Sun } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip'
import { paths } from '@/lib/paths'
import { Link } from '../link'
import { switchTheme } from './theme'

export interface FrameUser {
  name: string
  email: string
  role: string
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, index, words) =>
      index === 0 || index === words.length - 1 ? [[...word][0]] : [],
    )
    .join('')
    .toUpperCase()

/** CSS shows one of the icons, because the server does not know the theme. */
const ThemeSwitch = () => (
  <TooltipProvider>
    <Tooltip label="Switch theme">
      <Button variant="quiet" size="icon" aria-label="Switch theme" onClick={switchTheme}>
        <Moon aria-hidden strokeWidth={1.75} className="dark:hidden" />
        <Sun aria-hidden strokeWidth={1.75} className="hidden dark:block" />
      </Button>
    </Tooltip>
  </TooltipProvider>
)

interface AccountBoxProps {
  user: FrameUser
  onLogout: () => void
  loggingOut: boolean
  onNavigate?: () => void
}

export function AccountBox({ user, onLogout, loggingOut, onNavigate }: AccountBoxProps) {
  const isCurrent = usePathname() === paths.portal.account
  return (
    <div className="mt-auto border-t border-line px-2 pt-3 pb-2.5">
      <Link
        href={paths.portal.account}
        onClick={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
        className="group mb-1.5 grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-2.5 rounded-control px-2.5 py-1.5 text-text no-underline hover:bg-hover aria-[current]:bg-selected aria-[current]:text-on-selected"
      >
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-[6px] bg-night-900 text-2xs font-semibold text-gold-300 dark:bg-night-700"
        >
          {initials(user.name)}
        </span>
        <span className="leading-[1.35]">
          <span title={user.name} className="block truncate font-semibold">
            {user.name}
          </span>
          <span
            title={user.email}
            className="block truncate text-sm text-text-3 group-aria-[current]:text-on-selected"
          >
            {user.email}
          </span>
        </span>
      </Link>
      <p className="mx-2.5 mb-2 inline-block rounded-pill border border-line-2 px-2 py-0.5 text-2xs font-medium text-text-2">
        {user.role}
      </p>
      <div className="flex justify-between gap-1">
        <Button
          variant="quiet"
          loading={loggingOut}
          onClick={onLogout}
          className="px-2.5!"
          // With unsaved changes on the page, `useLeaveGuard` asks before the button acts.
          data-leaves-page
        >
          {!loggingOut && <LogOut aria-hidden strokeWidth={1.75} />}
          Logout
        </Button>
        <ThemeSwitch />
      </div>
    </div>
  )
}
