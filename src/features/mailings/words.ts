import { plural } from '@/lib/text'
import type { AudienceCount, Mailing } from './schema'

const number = (count: number) => count.toLocaleString('en-PH')

export const messageCountText = (count: number): string =>
  `${number(count)} ${plural('message', count)}`

export function leftOutSentence({ withoutAddress, unsubscribed, sharing }: AudienceCount): string {
  const parts = [
    withoutAddress > 0 && `${number(withoutAddress)} without an email address`,
    unsubscribed > 0 && `${number(unsubscribed)} unsubscribed`,
    sharing > 0 && `${number(sharing)} at an address that gets the same text already`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `Left out: ${parts.join(', ')}.`
}

export function sendingTimeText(count: number, perMinute: number): string {
  const minutes = Math.ceil(count / perMinute)
  if (minutes <= 1) return 'within a minute'
  if (minutes < 90) return `in about ${minutes} minutes`
  return `in about ${Math.round(minutes / 60)} hours`
}

export function mailingStateLabel({ state, counts }: Pick<Mailing, 'state' | 'counts'>): string {
  if (state === 'stopped') return 'Stopped'
  if (counts.waiting === 0) return 'Done'
  return state === 'paused' ? 'Paused' : 'Sending'
}

export function progressText({ counts, kept }: Pick<Mailing, 'counts' | 'kept'>): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.unsubscribed
  const sent = counts.sent - kept
  const hasSent = sent > 0 || kept === 0
  const ofAll = hasSent || kept === all ? '' : ` of ${number(all)}`
  return [
    hasSent && `${number(sent)} of ${number(all)} sent`,
    kept > 0 && `${number(kept)}${ofAll} kept in the outbox`,
    counts.failed > 0 && `${number(counts.failed)} failed`,
    counts.skipped > 0 && `${number(counts.skipped)} not sent`,
    counts.unsubscribed > 0 && `${number(counts.unsubscribed)} unsubscribed`,
  ]
    .filter(Boolean)
    .join(', ')
}
