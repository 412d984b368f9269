'use client'

import { PopupList } from '@payloadcms/ui'

/** A menu entry in the place of “Unpublish”, because globals are always published. */
export const ViewOnSite = ({ path }: { path: string }) => (
  <PopupList.Button id="action-view-on-site" href={path}>
    View on the site
  </PopupList.Button>
)
