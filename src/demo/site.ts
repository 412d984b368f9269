import {
  formatFullDate,
  nextCelebrationDay,
  type Schedule,
  toManilaIso,
} from '@/features/celebrations/schedule'
import { cms } from '@/lib/cms'
import { DEMO_VENUES } from './venues'

/** Spec §9: the yearly event that the countdown shows. */
const COUNTED_TO: Schedule = {
  date: '2025-11-30',
  startsAt: '18:00',
  endsAt: '18:00',
  repeats: 'date',
  place: '',
}

async function announceVenues(): Promise<void> {
  const payload = await cms()
  const announced = await payload.count({
    collection: 'provinces',
    where: { isAnnounced: { equals: true } },
    overrideAccess: true,
  })
  if (announced.totalDocs > 0) return
  for (const [name, venue] of Object.entries(DEMO_VENUES)) {
    await payload.update({
      collection: 'provinces',
      where: { name: { equals: name } },
      data: { ...venue, isAnnounced: true },
      overrideAccess: true,
    })
  }
}

async function setCountdown(now: number): Promise<void> {
  const payload = await cms()
  const { countdown } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  const day = nextCelebrationDay(COUNTED_TO, now)
  const before = Date.parse(countdown.startsAt)
  if (!day || before > now) return
  const startsAt = Date.parse(toManilaIso(day, COUNTED_TO.startsAt))
  // An end that an editor has set moves too, so that the event keeps its length.
  const endsAt = countdown.endsAt && Date.parse(countdown.endsAt) + startsAt - before
  await payload.updateGlobal({
    slug: 'home-page',
    data: {
      countdown: {
        ...countdown,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: endsAt ? new Date(endsAt).toISOString() : null,
        date: formatFullDate(day).replace(/^\w+, /, ''),
      },
      _status: 'published',
    },
    overrideAccess: true,
  })
}

async function connectRegistration(slug: string): Promise<void> {
  const payload = await cms()
  const { march } = await payload.findGlobal({ slug: 'celebrations', depth: 0 })
  const { docs } = await payload.find({
    collection: 'forms',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  if (!docs[0] || march.form || march.link) return
  await payload.updateGlobal({
    slug: 'celebrations',
    data: { march: { ...march, form: docs[0].id }, _status: 'published' },
    overrideAccess: true,
  })
}

export async function fillDemoSite(registrationForm: string, now: number): Promise<void> {
  await announceVenues()
  await setCountdown(now)
  await connectRegistration(registrationForm)
}
