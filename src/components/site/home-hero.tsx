import { cx } from '@/components/ui/cx'
import { LitWindow } from './lit-window'

interface HomeHeroProps {
  name: string
  tagline: string
  description: string
}

/** The longer the name, the smaller it must be set to stay one shape. */
const nameSize = ({ length }: string) =>
  length <= 12 ? 'text-hero' : length <= 28 ? 'text-hero-long' : 'text-4xl'

export function HomeHero({ name, tagline, description }: HomeHeroProps) {
  return (
    <section className="on-night night-glow relative grid min-h-[min(92svh,56rem)] [--window:min(58vw,30rem,46svh)] items-end overflow-hidden pt-[calc(var(--header-h)+var(--window)+2.5rem)] pb-[clamp(2.5rem,5vw,4.5rem)] text-text lg:pt-[calc(var(--header-h)+3rem)]">
      <LitWindow className="absolute top-[calc(var(--header-h)+1rem)] right-[clamp(-4rem,4vw,6rem)] w-(--window)" />
      <div className="wrap relative">
        <p className="text-lg font-medium text-gold-200">{tagline}</p>
        <h1
          className={cx(
            'type-display mt-2 -ml-[0.035em] max-w-[17ch] lg:max-w-[62%] leading-[0.88] tracking-(--track-display) wrap-anywhere',
            nameSize(name),
          )}
        >
          {name}
        </h1>
        <p className="type-lead mt-[clamp(1.25rem,2.2vw,2rem)] max-w-[54ch]">{description}</p>
      </div>
    </section>
  )
}
