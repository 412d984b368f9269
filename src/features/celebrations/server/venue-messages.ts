import 'server-only'
import { linkOrigin } from '@/lib/env'
import { type ActionMail, actionMail } from '@/lib/mail/action-mail'
import type { MailMessage } from '@/lib/mail/frame'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import type { ProvinceSummary } from '../schema'

interface Waiting {
  requestId: number
  site: string
  province: ProvinceSummary
}

const ownerLink = (requestId: number) =>
  linkOrigin() + paths.tellMeAnswer(issueOwnerToken('venue-request', requestId))

export const venueConfirmationMessage = ({ requestId, site, province }: Waiting): MailMessage =>
  actionMail({
    subject: `Shall we tell you when the venue of ${province.name} is set?`,
    paragraphs: [
      `Somebody, hopefully you, asked ${site} to be told when the venue of ${province.name} is set.`,
      'Confirm it, and you get one message when it is. Then your address is deleted.',
    ],
    action: { label: 'Open and confirm', link: ownerLink(requestId) },
    foot: 'If it was not you, leave this alone: nothing more is sent, and your address is deleted within seven days.',
  })

export function venueAnnouncementMessage({ site, province }: Waiting): MailMessage {
  const { name, region, slug, time, venue } = province
  const content: ActionMail = {
    subject: `${name}: the venue is set`,
    paragraphs: [
      `The gathering of ${name} has its place: ${venue?.name ?? ''}${venue?.address ? `, ${venue.address}` : ''}.`,
      `Time: ${time}`,
    ],
    action: {
      label: 'Directions and calendar',
      link: linkOrigin() + paths.celebrationsOf(region, slug),
    },
    foot: `You asked ${site} to be told. This was the one message; your address is deleted now.`,
  }
  return actionMail(content)
}
