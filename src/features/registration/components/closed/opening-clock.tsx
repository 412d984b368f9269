'use client'

import { lazyPart } from '@/components/site/lazy-part'
import type { OpeningClockProps } from './ticking-clock'

const TickingClock = lazyPart<OpeningClockProps>(() =>
  import('./ticking-clock').then((loaded) => loaded.TickingClock),
)

/**
 * Counts down to the opening of a form. The code is loaded only for a form that is not open yet.
 */
export const OpeningClock = (props: OpeningClockProps) => <TickingClock {...props} />
