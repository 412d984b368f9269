import { Picture } from '@/components/site/picture'
import type { HomeContent } from '../present'
import { HeroSlideshow } from './hero-slideshow'
import { SlideWords } from './slide-words'

export function Hero({ hero: { label, slides } }: Pick<HomeContent, 'hero'>) {
  return (
    <HeroSlideshow
      label={label}
      slides={slides.map((slide, index) => ({
        id: slide.id,
        tint: slide.tint ?? undefined,
        words: <SlideWords slide={slide} />,
        picture: slide.picture && (
          <Picture picture={slide.picture} sizes="100vw" decorative first={index === 0} />
        ),
      }))}
    />
  )
}
