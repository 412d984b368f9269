'use client'

import { lazyKeepingServerHtml } from '@/components/site/lazy-keeping-server-html'
import type { OpeningClockProps } from './ticking-clock'

const TickingClock = lazyKeepingServerHtml<OpeningClockProps>(() =>
  import('./ticking-clock').then((loaded) => loaded.TickingClock),
)

export const OpeningClock = (props: OpeningClockProps) => <TickingClock {...props} />
