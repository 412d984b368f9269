'use client'

import { useLayoutEffect } from 'react'
import { followTheme } from './theme'

/** Also sets the theme where the script in <head> did not run: Next draws its 404 in the browser. */
export function ThemeFollower() {
  useLayoutEffect(followTheme, [])
  return null
}
