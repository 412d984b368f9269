'use client'

import { useLayoutEffect } from 'react'
import { followTheme } from './theme'

/**
 * Sets the theme of the 404 page: Next renders it in the browser, where the script in <head> that
 * does so for other pages does not run.
 */
export function ThemeFollower() {
  useLayoutEffect(followTheme, [])
  return null
}
