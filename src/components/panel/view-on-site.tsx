'use client'

import { PopupList } from '@payloadcms/ui'

/** Shown in a page's menu instead of “Unpublish”, which pages of the site do not have. */
export const ViewOnSite = ({ path }: { path: string }) => (
  <PopupList.Button id="action-view-on-site" href={path}>
    View on the site
  </PopupList.Button>
)
