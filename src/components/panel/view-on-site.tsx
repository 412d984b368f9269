'use client'

import { PopupList } from '@payloadcms/ui'

/**
 * Shown in the menu of a global, such as a fixed page, instead of “Unpublish”, because globals are
 * always published.
 */
export const ViewOnSite = ({ path }: { path: string }) => (
  <PopupList.Button id="action-view-on-site" href={path}>
    View on the site
  </PopupList.Button>
)
