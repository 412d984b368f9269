'use client'

import { Suspense, useState } from 'react'
import { lazyWithRetries } from '../lazy-with-retries'
import { MenuButton } from './menu-button'
import type { NavDrawerProps } from './open-drawer'

const OpenDrawer = lazyWithRetries(() =>
  import('./open-drawer').then((module) => module.OpenNavDrawer),
)

export function NavDrawer(props: NavDrawerProps) {
  const [isPressed, setPressed] = useState(false)
  const press = (
    <MenuButton aria-haspopup="dialog" aria-expanded={false} onClick={() => setPressed(true)} />
  )
  if (!isPressed) return press
  return (
    <Suspense fallback={press}>
      <OpenDrawer {...props} />
    </Suspense>
  )
}
