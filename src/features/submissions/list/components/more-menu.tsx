import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { Button } from '@/components/ui/button'
import type { MoreMenuProps } from './more-items'

const MoreItems = lazyWithRetries(() => import('./more-items').then((module) => module.MoreItems))

export function MoreMenu(props: MoreMenuProps) {
  const [isPressed, setPressed] = useState(false)
  if (props.links.length === 0 && !props.onExportOptions) return null
  const press = (
    <Button
      variant="line"
      className="md:hidden"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setPressed(true)}
    >
      More
      <ChevronDown aria-hidden strokeWidth={1.75} />
    </Button>
  )
  if (!isPressed) return press
  return (
    <Suspense fallback={press}>
      <MoreItems {...props} />
    </Suspense>
  )
}
