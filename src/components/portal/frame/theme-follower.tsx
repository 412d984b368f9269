'use client'

import { useLayoutEffect } from 'react'
import { followTheme } from './theme'

/** Next renders the 404 page in the browser, where the script in <head> does not run. */
export function ThemeFollower() {
  useLayoutEffect(followTheme, [])
  return null
}
