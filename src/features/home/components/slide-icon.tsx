import { Bird, Flame, Megaphone, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { OutlineIcon } from '@/components/ui/marks/outline-icon'
import type { SlideIconName as IconName } from '../constants'

const LUCIDE = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-6 flex-none' } as const

const ICONS: Record<IconName, ReactNode> = {
  flame: <Flame {...LUCIDE} />,
  call: <Megaphone {...LUCIDE} />,
  sun: <Sun {...LUCIDE} />,
  dove: <Bird {...LUCIDE} />,
  cross: (
    <OutlineIcon className="size-6 flex-none">
      <path d="M12 3v18M7 8.500h10" />
    </OutlineIcon>
  ),
  path: (
    <OutlineIcon className="size-6 flex-none">
      <path d="M5 20c7 0 2.500-7.500 8-8s3.500-6 6-8M16 3.500l3 .5-.5 3" />
    </OutlineIcon>
  ),
  hands: (
    <OutlineIcon className="size-6 flex-none">
      <path d="M6.500 21v-6.500L4 9.500l1.500-.8 2.500 3.500V5h2v16M17.500 21v-6.500L20 9.500l-1.500-.8-2.500 3.500V5h-2v16" />
    </OutlineIcon>
  ),
}

export const SlideIcon = ({ name }: { name: IconName }) => ICONS[name]
