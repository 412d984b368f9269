'use client'

import { useLayoutEffect } from 'react'
import { followTheme } from './theme'

/**
 * Applies the theme and follows its changes. The 404 page needs it even at first: Next renders that
 * page in the browser, where the script in <head> does not run.
 */
export function ThemeFollower() {
  useLayoutEffect(followTheme, [])
  return null
}
