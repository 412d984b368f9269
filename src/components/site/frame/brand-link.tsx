import { BrandMark } from '@/components/ui/marks/brand-mark'
import { sitePaths } from '@/lib/site-paths'

export function BrandLink({ name }: { name: string }) {
  return (
    <a
      href={sitePaths.home}
      className="inline-flex min-h-11 min-w-0 items-center gap-3 font-display text-[1.5rem] leading-none font-bold tracking-[-0.01em] [word-spacing:0.06em] text-text uppercase no-underline [font-stretch:75%]"
    >
      <BrandMark className="h-[1.875rem]" />
      <span className="line-clamp-2">{name}</span>
    </a>
  )
}
