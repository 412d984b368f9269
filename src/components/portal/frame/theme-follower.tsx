'use client'

import { useLayoutEffect } from 'react'
import { followTheme } from './theme'

/**
 * Sets the theme also where the script in <head> did not run: Next renders its 404 in the browser.
 */
export function ThemeFollower() {
  useLayoutEffect(followTheme, [])
  return null
}
