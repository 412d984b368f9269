'use client'

import { useLayoutEffect } from 'react'
import { followTheme } from './theme'

/**
 * Sets the theme of the 404 page. Next renders that page in the browser, where the script in
 * <head>, which sets the theme of other pages, does not run.
 */
export function ThemeFollower() {
  useLayoutEffect(followTheme, [])
  return null
}
