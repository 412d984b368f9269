'use client'

import { PopupList } from '@payloadcms/ui'

/** In the menu of a page of the site, where others have “Unpublish”: that is not offered here. */
export const ViewOnSite = ({ path }: { path: string }) => (
  <PopupList.Button id="action-view-on-site" href={path}>
    View on the site
  </PopupList.Button>
)
