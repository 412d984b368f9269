import { Bird, Flame, Megaphone, Sun } from 'lucide-react'
import type { ReactNode, SVGProps } from 'react'
import type { SlideIcon as IconName } from '../slide-icons'

const LUCIDE = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-6 flex-none' } as const

const Outline = (props: SVGProps<SVGSVGElement>) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-6 flex-none"
    {...props}
  />
)

const ICONS: Record<IconName, ReactNode> = {
  flame: <Flame {...LUCIDE} />,
  call: <Megaphone {...LUCIDE} />,
  sun: <Sun {...LUCIDE} />,
  dove: <Bird {...LUCIDE} />,
  cross: (
    <Outline>
      <path d="M12 3v18M7 8.500h10" />
    </Outline>
  ),
  path: (
    <Outline>
      <path d="M5 20c7 0 2.500-7.500 8-8s3.500-6 6-8M16 3.500l3 .5-.5 3" />
    </Outline>
  ),
  hands: (
    <Outline>
      <path d="M6.500 21v-6.500L4 9.500l1.500-.8 2.500 3.500V5h2v16M17.500 21v-6.500L20 9.500l-1.500-.8-2.500 3.500V5h-2v16" />
    </Outline>
  ),
}

export const SlideIcon = ({ name }: { name: IconName }) => ICONS[name]
