'use client'

import { Suspense, useState } from 'react'
import { lazyPart } from '../lazy-part'
import { MenuButton } from './menu-button'
import type { DrawerProps } from './open-drawer'

const OpenDrawer = lazyPart(() => import('./open-drawer').then((module) => module.OpenDrawer))

export function Drawer(props: DrawerProps) {
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
