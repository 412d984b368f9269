import 'server-only'
import { followNotices } from '@/lib/database/listener'
import { FEED_LISTENER, PLACES_LISTENER } from '@/lib/feed/listeners'
import { PUBLISHED_CHANNEL } from '@/lib/kept-pages'

/**
 * Follows what other processes publish through the database: changed records, for open portals;
 * event streams that have to end, because the same account has opened newer ones; and published
 * content.
 * @param dropPages called when content is published, and when a notice of it may have been missed
 */
export function followDatabase(dropPages: () => void): void {
  followNotices([
    { channel: PUBLISHED_CHANNEL, onNotice: dropPages, onMissed: dropPages },
    FEED_LISTENER,
    PLACES_LISTENER,
  ])
}
