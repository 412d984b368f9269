'use client'

import { PopupList } from '@payloadcms/ui'

/**
 * Shown in the menu of a fixed page instead of “Unpublish”, because fixed pages are always
 * published.
 */
export const ViewOnSite = ({ path }: { path: string }) => (
  <PopupList.Button id="action-view-on-site" href={path}>
    View on the site
  </PopupList.Button>
)
