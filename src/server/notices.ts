import 'server-only'
import { followNotifications } from '@/lib/database/listener'
import { FEED_LISTENER, STREAM_SLOTS_LISTENER } from '@/lib/feed/listeners'
import { INVALIDATION_CHANNEL } from '@/lib/kept-pages'

/**
 * Follows the database's notifications in this process. Calls `dropPages` when content is
 * published, and when a notification about that may have been missed.
 */
export function followDatabaseNotifications(dropPages: () => void): void {
  followNotifications([
    { channel: INVALIDATION_CHANNEL, onNotice: dropPages, onMissed: dropPages },
    FEED_LISTENER,
    STREAM_SLOTS_LISTENER,
  ])
}
