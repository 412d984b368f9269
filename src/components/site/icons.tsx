import type { SVGProps } from 'react'
import { OutlineIcon } from '@/components/ui/marks/outline-icon'

type IconProps = SVGProps<SVGSVGElement>

/**
 * An icon whose path is copied from Lucide, because importing a single icon brings Lucide's code
 * along.
 */
const Drawn = ({ path, ...props }: IconProps & { path: string }) => (
  <OutlineIcon {...props}>
    <path d={path} />
  </OutlineIcon>
)

export const ArrowLeft = (props: IconProps) => <Drawn path="m12 19-7-7 7-7M19 12H5" {...props} />
export const CalendarPlus = (props: IconProps) => (
  <Drawn
    path="M16 18h6M16 2v3M19 15v6M21 11.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.3M3 9h18M8 2v3"
    {...props}
  />
)
export const ChevronDown = (props: IconProps) => <Drawn path="m6 9 6 6 6-6" {...props} />
export const CircleAlert = (props: IconProps) => (
  <Drawn path="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01" {...props} />
)
export const FileCheck = (props: IconProps) => (
  <Drawn
    path="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M9 15l2 2 4-4"
    {...props}
  />
)
export const Mail = (props: IconProps) => (
  <Drawn
    path="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
    {...props}
  />
)
export const Menu = (props: IconProps) => <Drawn path="M4 5h16M4 12h16M4 19h16" {...props} />
export const Upload = (props: IconProps) => (
  <Drawn path="M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" {...props} />
)
export const X = (props: IconProps) => <Drawn path="M18 6 6 18M6 6l12 12" {...props} />
