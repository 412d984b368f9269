'use client'

import { Suspense, useState } from 'react'
import { lazyPart } from '../lazy-part'
import { ThemeButton } from './theme-button'

// Loaded when it is pointed at, because every screen has the button.
const TippedThemeSwitch = lazyPart(() =>
  import('./tipped-theme-switch').then((module) => module.TippedThemeSwitch),
)

export function ThemeSwitch() {
  const [isNear, setNear] = useState(false)
  if (!isNear) return <ThemeButton onPointerEnter={() => setNear(true)} />
  return (
    <Suspense fallback={<ThemeButton />}>
      <TippedThemeSwitch />
    </Suspense>
  )
}
