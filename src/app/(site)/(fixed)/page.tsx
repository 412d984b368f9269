import type { Metadata } from 'next'
import { OrganisationJsonLd } from '@/components/site/frame/organisation-json-ld'
import { nearestCelebration } from '@/features/celebrations/nearest-celebration'
import { getCelebrations } from '@/features/celebrations/server/data'
import { CountdownSection } from '@/features/home/components/countdown-section'
import { FirstScreenBar, hasFirstScreenBar } from '@/features/home/components/first-screen-bar'
import { Gallery } from '@/features/home/components/gallery'
import { Hero } from '@/features/home/components/hero'
import { ThemeStrip } from '@/features/home/components/theme-strip'
import { ThemeVideo } from '@/features/home/components/theme-video'
import { getHomeContent } from '@/features/home/server/data'
import { getSiteSettings } from '@/features/site/server/data'
import { pageMetadata } from '@/features/site/server/page-metadata'
import { ShareTestimony } from '@/features/testimonies/components/share-testimony'
import { TestimoniesSection } from '@/features/testimonies/components/testimonies'
import { TESTIMONY_TOKEN_SUBJECT } from '@/features/testimonies/constants'
import { listTestimonials } from '@/features/testimonies/server/data'
import { publicUrl } from '@/lib/env'
import { paths } from '@/lib/paths'
import { issueDailyFormToken } from '@/lib/suspicion/form-token'
import { cacheUntil } from '@/server/bridge/page-status'
import { readDayAndCountdown } from '../../the-day'
import { BlocksBelow } from '../blocks/blocks-below'
import { CelebrationDaySection } from '../celebration-day-section'

export async function generateMetadata(): Promise<Metadata> {
  const [site, { seo }] = await Promise.all([getSiteSettings(), getHomeContent()])
  const { title, ...rest } = pageMetadata({ site, seo, path: paths.home })
  return { ...rest, title: { absolute: `${site.name} | ${title}` } }
}

export default async function Home() {
  const [site, home, testimonials, celebrations, { countdown, changesAt }] = await Promise.all([
    getSiteSettings(),
    getHomeContent(),
    listTestimonials(),
    getCelebrations(),
    readDayAndCountdown(),
  ])
  const next = nearestCelebration(celebrations, Date.now())
  cacheUntil([next?.endsAt ?? null, ...changesAt])
  const { facebook, youtube, instagram } = site.contact
  return (
    <>
      <OrganisationJsonLd
        origin={publicUrl()}
        name={site.name}
        description={site.description}
        elsewhere={[facebook, youtube, instagram]}
      />
      <h1 className="sr-only">{site.name}</h1>
      <div
        className={`grid min-h-[min(100svh-var(--strip,0px),60rem)] grid-cols-1 ${hasFirstScreenBar(home) ? 'grid-rows-[1fr_minmax(10.5rem,auto)] sm:grid-rows-[1fr_minmax(4.8rem,auto)]' : ''}`}
      >
        <Hero hero={home.hero} />
        <FirstScreenBar firstScreen={home.firstScreen} next={next} />
      </div>
      <CelebrationDaySection />
      <ThemeStrip hero={home.hero} strip={home.strip} />
      <ThemeVideo video={home.video} />
      <Gallery gallery={home.gallery} />
      <CountdownSection countdown={countdown} />
      <TestimoniesSection heading={home.testimonies.heading} testimonials={testimonials} />
      <ShareTestimony {...home.form} formToken={issueDailyFormToken(TESTIMONY_TOKEN_SUBJECT)} />
      <BlocksBelow of="home-page" />
    </>
  )
}
