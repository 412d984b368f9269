'use client'

import { lazyPart } from '@/components/site/lazy-part'
import type { OpeningClockProps } from './ticking-clock'

const TickingClock = lazyPart<OpeningClockProps>(() =>
  import('./ticking-clock').then((loaded) => loaded.TickingClock),
)

export const OpeningClock = (props: OpeningClockProps) => <TickingClock {...props} />
