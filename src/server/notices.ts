import 'server-only'
import { followNotifications } from '@/lib/database/listener'
import { FEED_LISTENER, STREAM_SLOTS_LISTENER } from '@/lib/feed/listeners'
import { PUBLISHED_CHANNEL } from '@/lib/kept-pages'

/**
 * Follows the database's notifications in this process. Calls `dropPages` when content is published, and
 * when a notification about that may have been missed.
 */
export function followDatabaseNotices(dropPages: () => void): void {
  followNotifications([
    { channel: PUBLISHED_CHANNEL, onNotice: dropPages, onMissed: dropPages },
    FEED_LISTENER,
    STREAM_SLOTS_LISTENER,
  ])
}
